/** The company's own colours, in its hues. A demo of another company brings its own (see theme.ts). */
import { companyHues } from './company-hues.ts';

const { primaryHue, accentHue } = companyHues();

export const brand = {
  50: `oklch(.97 .014 ${primaryHue})`,
  100: `oklch(.93 .03 ${primaryHue})`,
  200: `oklch(.86 .06 ${primaryHue})`,
  300: `oklch(.76 .11 ${primaryHue})`,
  400: `oklch(.64 .17 ${primaryHue})`,
  600: `oklch(.50 .21 ${primaryHue})`,
  700: `oklch(.43 .19 ${primaryHue})`,
  800: `oklch(.34 .14 ${primaryHue})`,
  900: `oklch(.27 .10 ${primaryHue})`,
  950: `oklch(.20 .07 ${primaryHue})`,
};
export const accent = {
  50: `oklch(.975 .025 ${accentHue + 5})`,
  100: `oklch(.95 .05 ${accentHue})`,
  200: `oklch(.90 .10 ${accentHue + 3})`,
  400: `oklch(.82 .16 ${accentHue})`,
  500: `oklch(.76 .17 ${accentHue - 10})`,
  700: `oklch(.55 .15 ${accentHue - 15})`,
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
export const ink = `oklch(.24 .05 ${primaryHue})`;
export const inkSoft = `oklch(.45 .04 ${primaryHue})`;
export const white = 'oklch(1 0 0)';
