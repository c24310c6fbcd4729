import type { Khata } from '../content/projects.ts';
import { plain } from '../content/text.ts';
import { write } from './hand.ts';
import type { Stroke } from './strokes.ts';

/** In units of the drawing: a page, its margin, and how far words keep from its right edge. */
const page = { width: 3360, height: 2500, margin: 400, right: 150 };
const title = { indent: 100, size: 2.35 };
const size = 2.15;
const gap = 110;

/**
 * A page of the khata as it was written, as an SVG whose strokes a page shows with `use`: `page` is all
 * but `line`, the line in which somebody erred, or the first, and `slip` is the paper of that. The strokes
 * follow each other as --pen grows from 0 to 1; where nothing sets it, they are all there.
 */
export async function drawKhata(khata: Khata): Promise<string> {
  const rows = khata.lines.length + 1;
  const row = page.height / (rows + 0.6);
  const found = khata.lines.findIndex(({ mistake }) => mistake !== undefined);
  const kept = found === -1 ? 0 : found;
  const head = await write(plain(khata.title));
  const headScale = Math.min(title.size, (page.width - page.margin - 3 * gap) / head.width);
  const headline = place(head.strokes, headScale, page.margin + title.indent, row);
  const ruled = row * 1.13;
  const under = line(page.margin + title.indent - 10, head.width * headScale + 40, ruled);
  const lines = await Promise.all(
    khata.lines.map((words, index) => writeLine(words, row * (index + 2))),
  );
  const written = [[...headline, under], ...lines];
  const total = written.flat().reduce((sum, stroke) => sum + effort(stroke), 0);
  let done = 0;
  const drawn = written.map((strokes) =>
    strokes.map((stroke) => {
      const begun = done;
      done += effort(stroke);
      return `<path stroke-dashoffset="clamp(0px,${Math.round(longest + begun)}px - var(--pen,1)*${Math.round(total + longest)}px,${longest}px)" d="${pathOf(stroke)}"/>`;
    }),
  );
  const moving = drawn[kept + 1] ?? [];
  const staying = drawn.filter((_, index) => index !== kept + 1).flat();
  return [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    symbol('page', [rules(rows, row), ...staying]),
    symbol('slip', [slip(row * (kept + 1), row)]),
    symbol('line', moving),
    '</svg>',
  ].join('\n');
}

/** The lines of the paper, printed before anybody wrote on it. */
const rules = (rows: number, row: number) =>
  `<path stroke="#b6c3e0" stroke-width="5" stroke-dasharray="none" d="${Array.from(
    { length: rows },
    (_, index) => `M100 ${Math.round(row * (index + 1))}H${page.width}`,
  ).join('')}"/>`;

/** The paper of a line, between the rules above and below it: it shows once the line leaves the page. */
const slip = (top: number, row: number) =>
  `<path stroke="none" fill="var(--slip)" d="M${page.margin + 20} ${Math.round(top) + 5}H${page.width - 20}v${Math.round(row) - 10}H${page.margin + 20}z"/>`;

/** Longer than any stroke, so that a dash of it is a whole one. */
const longest = 9999;

const symbol = (id: string, paths: string[]) =>
  `<symbol id="${id}" viewBox="0 0 ${page.width} ${page.height}" preserveAspectRatio="none" stroke-dasharray="${longest}">\n${paths.join('\n')}\n</symbol>`;

async function writeLine(
  { entry, figure, mistake }: Khata['lines'][number],
  base: number,
): Promise<Stroke[]> {
  const [name, wrong, right] = await Promise.all(
    [entry, mistake, figure].map((text) => text !== undefined && write(plain(text))),
  );
  if (!name || !right) return [];
  const widths = name.width + right.width + (wrong ? wrong.width : 0);
  const room = page.width - page.margin - page.right - gap * (wrong ? 3 : 2);
  const scale = Math.min(size, room / widths);
  const figureAt = page.width - page.right - right.width * scale;
  const strokes = place(name.strokes, scale, page.margin + gap, base);
  if (wrong) {
    const wrongAt = figureAt - 0.8 * gap - wrong.width * scale;
    strokes.push(...place(wrong.strokes, scale, wrongAt, base));
    strokes.push(line(wrongAt - 25, wrong.width * scale + 50, base - 40 - 26 * scale));
  }
  return [...strokes, ...place(right.strokes, scale, figureAt, base)];
}

const place = (strokes: Stroke[], scale: number, x: number, y: number): Stroke[] =>
  strokes.map((stroke) =>
    stroke.map((point) => ({ x: x + point.x * scale, y: y - 40 + point.y * scale })),
  );

/** A line drawn by hand: neither straight nor level. */
const line = (x: number, width: number, y: number): Stroke =>
  [0, 0.15, 0.3, 0.5, 0.7, 0.85, 1].map((part) => ({
    x: x + width * part,
    y: y - 28 * part + 12 * Math.sin(5 * part),
  }));

/** How long a stroke takes: its length, and the way of the pen through the air. */
const effort = (stroke: Stroke) =>
  60 +
  stroke.reduce((sum, { x, y }, index) => {
    const before = stroke[index - 1];
    return before ? sum + Math.hypot(x - before.x, y - before.y) : sum;
  }, 0);

/** The path of a stroke, without the points that it would pass anyhow. */
function pathOf(stroke: Stroke): string {
  const [first, ...rest] = straightened(smoothed(stroke)).map(({ x, y }) => ({
    x: Math.round(x),
    y: Math.round(y),
  }));
  if (!first) return '';
  let last = first;
  const steps = rest.map((point) => {
    const step = `${point.x - last.x} ${point.y - last.y}`;
    last = point;
    return step;
  });
  // A dot is a stroke, too.
  return `M${first.x} ${first.y}l${steps.join(' ') || '13 8'}`.replaceAll(' -', '-');
}

/** Each point in the middle of those around it: a thinned line goes in steps. */
const smoothed = (stroke: Stroke): Stroke =>
  stroke.map((point, index) => {
    const reach = Math.min(3, index, stroke.length - 1 - index);
    const near = stroke.slice(index - reach, index + reach + 1);
    return reach === 0
      ? point
      : {
          x: near.reduce((sum, { x }) => sum + x, 0) / near.length,
          y: near.reduce((sum, { y }) => sum + y, 0) / near.length,
        };
  });

/** Without the points that lie within two units of the line between others (Douglas and Peucker). */
function straightened(stroke: Stroke): Stroke {
  const [first, last] = [stroke[0], stroke.at(-1)];
  if (!first || !last || stroke.length < 3) return stroke;
  const length = Math.hypot(last.x - first.x, last.y - first.y);
  const away = stroke.map(({ x, y }) =>
    length < 1
      ? Math.hypot(x - first.x, y - first.y)
      : Math.abs((last.x - first.x) * (first.y - y) - (first.x - x) * (last.y - first.y)) / length,
  );
  const farthest = away.indexOf(Math.max(...away));
  if ((away[farthest] ?? 0) < 2) return [first, last];
  return [
    ...straightened(stroke.slice(0, farthest + 1)),
    ...straightened(stroke.slice(farthest)).slice(1),
  ];
}
