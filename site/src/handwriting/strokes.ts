import { type Bitmap, neighbourSteps } from './thinning.ts';

export type Point = { x: number; y: number };
export type Stroke = Point[];

/** Lines shorter than this, in pixels, that end nowhere are crumbs of the thinning. */
const crumb = 6;

/** How far from a meeting point the direction of a line is taken, in pixels. */
const reach = 7;

/**
 * The strokes of a pen that a thinned drawing shows: lines between ends and meeting points, and across
 * each meeting point straight on, as a hand does.
 */
export function traceStrokes(bitmap: Bitmap): Stroke[] {
  const lines = traceLines(bitmap).filter((line) => !isCrumb(line));
  return joinLines(lines).map(({ points }) => points);
}

/** A line and the meeting points at its ends; -1 where it ends freely. */
type Line = { points: Point[]; from: number; to: number };

const isCrumb = ({ points, from, to }: Line) =>
  points.length < crumb && (from === -1) !== (to === -1);

function traceLines({ width, ink }: Bitmap): Line[] {
  const steps = neighbourSteps(width);
  const neighbours = (pixel: number) => steps.map((step) => pixel + step).filter((one) => ink[one]);
  const meetings = findMeetings(ink, neighbours);
  const middles = middlesOf(meetings, width);
  const used = new Set<number>();
  const lines: Line[] = [];

  function follow(start: number, before: number): Line {
    const points: Point[] = [];
    const from = before === -1 ? -1 : (meetings.get(before) ?? -1);
    if (from !== -1) points.push(middles[from] as Point);
    let last = before;
    let pixel: number | undefined = start;
    while (pixel !== undefined && !meetings.has(pixel)) {
      used.add(pixel);
      points.push(pointOf(pixel, width));
      const next: number[] = neighbours(pixel).filter((one) => one !== last && !used.has(one));
      last = pixel;
      // A meeting point that the line comes from lies beside its first pixel, too.
      pixel =
        next.find((one) => !meetings.has(one)) ??
        next.find((one) => meetings.get(one) !== from || points.length > crumb);
    }
    const to = pixel === undefined ? -1 : (meetings.get(pixel) ?? -1);
    if (to !== -1) points.push(middles[to] as Point);
    return { points, from, to };
  }

  for (const pixel of meetings.keys()) {
    for (const start of neighbours(pixel)) {
      if (!meetings.has(start) && !used.has(start)) lines.push(follow(start, pixel));
    }
  }
  const isFree = (pixel: number) => ink[pixel] && !used.has(pixel) && !meetings.has(pixel);
  // From the ends, then the closed ones.
  for (const most of [1, 8]) {
    for (let pixel = 0; pixel < ink.length; pixel++) {
      if (isFree(pixel) && neighbours(pixel).length <= most) lines.push(closed(follow(pixel, -1)));
    }
  }
  return lines;
}

/** A ring ends where it began. */
function closed(line: Line): Line {
  const [first, last] = [line.points[0], line.points.at(-1)];
  const isRing =
    line.points.length > crumb &&
    first &&
    last &&
    Math.hypot(first.x - last.x, first.y - last.y) < 2;
  return isRing ? { ...line, points: [...line.points, first] } : line;
}

/** The meeting point that each pixel with more than two neighbours belongs to: those beside each other to one. */
function findMeetings(ink: Uint8Array, neighbours: (pixel: number) => number[]) {
  const meetings = new Map<number, number>();
  let count = 0;
  for (let pixel = 0; pixel < ink.length; pixel++) {
    if (!ink[pixel] || meetings.has(pixel) || neighbours(pixel).length < 3) continue;
    const open = [pixel];
    for (let one = open.pop(); one !== undefined; one = open.pop()) {
      if (meetings.has(one)) continue;
      meetings.set(one, count);
      open.push(...neighbours(one).filter((other) => neighbours(other).length > 2));
    }
    count++;
  }
  return meetings;
}

function middlesOf(meetings: Map<number, number>, width: number): Point[] {
  const sums: { x: number; y: number; count: number }[] = [];
  for (const [pixel, meeting] of meetings) {
    const { x, y } = pointOf(pixel, width);
    const sum = sums[meeting] ?? { x: 0, y: 0, count: 0 };
    sums[meeting] = { x: sum.x + x, y: sum.y + y, count: sum.count + 1 };
  }
  return sums.map(({ x, y, count }) => ({ x: x / count, y: y / count }));
}

const pointOf = (pixel: number, width: number): Point => ({
  x: pixel % width,
  y: Math.floor(pixel / width),
});

/** At each meeting point, joins the two lines that go on most nearly straight, then the next two. */
function joinLines(lines: Line[]): Line[] {
  const joined = new Set(lines);
  const count = Math.max(-1, ...lines.flatMap(({ from, to }) => [from, to])) + 1;
  for (let meeting = 0; meeting < count; meeting++) {
    for (
      let pair = straightest([...joined], meeting);
      pair;
      pair = straightest([...joined], meeting)
    ) {
      const [first, second] = pair;
      joined.delete(first);
      joined.delete(second);
      joined.add({
        points: [...first.points, ...second.points.slice(1)],
        from: first.from,
        to: second.to,
      });
    }
  }
  return [...joined];
}

/** Two lines, the first of them ending and the second beginning at the meeting point, or undefined. */
function straightest(lines: Line[], meeting: number): [Line, Line] | undefined {
  let best: [Line, Line] | undefined;
  let bestBend = Math.cos(Math.PI / 3);
  let found: [Line, Line] | undefined;
  for (const first of lines) {
    for (const second of lines) {
      if (first === second) continue;
      for (const one of ending(first, meeting)) {
        for (const other of ending(second, meeting)) {
          const a = direction(one);
          const b = direction(other);
          const bend = -(a.x * b.x + a.y * b.y);
          if (bend <= bestBend) continue;
          bestBend = bend;
          found = [first, second];
          best = [one, turned(other)];
        }
      }
    }
  }
  if (!best || !found) return undefined;
  // The very lines are taken out of the set, so those turned stand for them.
  Object.assign(found[0], best[0]);
  Object.assign(found[1], best[1]);
  return found;
}

/** The line, turned so that it ends at the meeting point: both ways where both of its ends are there. */
const ending = (line: Line, meeting: number): Line[] => [
  ...(line.to === meeting ? [line] : []),
  ...(line.from === meeting ? [turned(line)] : []),
];

const turned = ({ points, from, to }: Line): Line => ({
  points: points.toReversed(),
  from: to,
  to: from,
});

/** Where the line comes from, seen from its end. */
function direction({ points }: Line): Point {
  const end = points.at(-1) as Point;
  const before = points[Math.max(0, points.length - 1 - reach)] as Point;
  const length = Math.hypot(before.x - end.x, before.y - end.y) || 1;
  return { x: (before.x - end.x) / length, y: (before.y - end.y) / length };
}
