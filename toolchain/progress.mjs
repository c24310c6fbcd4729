/**
 * The progress of a script on the terminal: one line as each step begins and ends, and on a
 * terminal a counting line at the bottom for the steps under way.
 */
const terminal = process.stdout.isTTY === true;
const underWay = new Map();
let ticker;

/** Prints one line above the counting line. */
export function say(text) {
  clearCounting();
  console.log(text);
  drawCounting();
}

/** Announces a step; the returned function ends it and gives its seconds. */
export function begin(name) {
  const start = performance.now();
  underWay.set(name, start);
  if (terminal) {
    ticker ??= setInterval(redraw, 500);
    redraw();
  } else {
    console.log(`… ${name}`);
  }
  return (succeeded) => {
    underWay.delete(name);
    if (underWay.size === 0) {
      clearInterval(ticker);
      ticker = undefined;
    }
    const seconds = secondsSince(start);
    say(`${succeeded ? '✓' : '✗'} ${name} (${seconds} s)`);
    return seconds;
  };
}

/** Seconds since a `performance.now()`, as text with one decimal. */
export function secondsSince(start) {
  return ((performance.now() - start) / 1000).toFixed(1);
}

function redraw() {
  clearCounting();
  drawCounting();
}

function clearCounting() {
  if (terminal) process.stdout.write('\r\x1b[K');
}

function drawCounting() {
  if (!terminal || underWay.size === 0) return;
  const steps = [...underWay].map(
    ([name, start]) => `${name} (${secondsSince(start).split('.')[0]} s)`,
  );
  const line = `… ${steps.join(', ')}`;
  process.stdout.write(line.slice(0, (process.stdout.columns || 80) - 1));
}
