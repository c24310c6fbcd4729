/** The company's own colours. A demo of another company brings its own (see theme.ts). */
export const indigo = {
  50: 'oklch(.97 .014 275)',
  100: 'oklch(.93 .03 275)',
  200: 'oklch(.86 .06 275)',
  300: 'oklch(.76 .11 275)',
  400: 'oklch(.64 .17 275)',
  600: 'oklch(.50 .21 275)',
  700: 'oklch(.43 .19 275)',
  800: 'oklch(.34 .14 275)',
  900: 'oklch(.27 .10 275)',
  950: 'oklch(.20 .07 275)',
};
export const marigold = {
  50: 'oklch(.975 .025 80)',
  100: 'oklch(.95 .05 75)',
  200: 'oklch(.90 .10 78)',
  400: 'oklch(.82 .16 75)',
  500: 'oklch(.76 .17 65)',
  700: 'oklch(.55 .15 60)',
};
export const muslin = {
  50: 'oklch(.985 .008 85)',
  100: 'oklch(.965 .014 85)',
  200: 'oklch(.93 .018 85)',
  300: 'oklch(.89 .02 85)',
  500: 'oklch(.70 .03 85)',
};
export const shapla = {
  100: 'oklch(.94 .04 5)',
  300: 'oklch(.80 .12 5)',
  500: 'oklch(.64 .2 5)',
  700: 'oklch(.48 .17 5)',
};
export const paddy = {
  100: 'oklch(.95 .04 155)',
  300: 'oklch(.82 .12 155)',
  500: 'oklch(.66 .15 155)',
  700: 'oklch(.45 .13 155)',
};
export const ink = 'oklch(.24 .05 275)';
export const inkSoft = 'oklch(.45 .04 275)';
export const white = 'oklch(1 0 0)';
