/**
 * The rest of a drawing that a stranger may have made: shapes, their colours, and names within the
 * drawing. What isn't known to be harmless is left out, whatever it does.
 */
import { type CustomPlugin, optimize, type XastElement } from 'svgo';

export type CleanDrawing = { svg: string; width: number; height: number };

export type DrawingFault = 'broken' | 'unsafe-svg';

type Attributes = Record<string, string>;

const shapes = 'path rect circle ellipse line polyline polygon use';
const holders = 'svg g defs symbol switch clipPath mask marker pattern';
const gradients = 'linearGradient radialGradient stop';
const elements = new Set(`${shapes} ${holders} ${gradients}`.split(' '));

/** Of other files, whatever their namespace: without them the drawing would not be what it was. */
const otherFiles = /^(?:\w+:)?(?:image|feImage|include|import)$/i;

const attributes = new Set(
  [
    'id x y width height viewBox preserveAspectRatio transform overflow display visibility',
    'd points pathLength cx cy r rx ry x1 x2 y1 y2 shape-rendering vector-effect',
    'color fill fill-opacity fill-rule opacity paint-order color-interpolation',
    'stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit',
    'stroke-dasharray stroke-dashoffset',
    'offset stop-color stop-opacity spreadMethod fx fy fr gradientUnits gradientTransform',
    'clip-path clip-rule clipPathUnits mask mask-type maskUnits maskContentUnits',
    'patternUnits patternContentUnits patternTransform',
    'marker-start marker-mid marker-end markerWidth markerHeight markerUnits orient refX refY',
  ].flatMap((names) => names.split(' ')),
);

/** A name within the drawing. */
const ownName = '#[^\\s"\'()\\\\<>&:;,@/*]+';
const references = new RegExp(ownName, 'g');
const ownReference = new RegExp(`^${ownName}$`);
const ownPaint = new RegExp(`(?<![\\w-])url\\(\\s*(["']?)${ownName}\\1\\s*\\)`, 'g');
const colours = 'rgb|rgba|hsl|hsla';
const transforms = 'matrix|translate|scale|rotate|skewX|skewY';
const harmlessFunction = new RegExp(`(?<![\\w-])(?:${colours}|${transforms})\\s*\\(`, 'g');

/** CSS reads these values: an escape or a comment may hide anything, and any other function may fetch. */
const isHarmless = (value: string): boolean =>
  !/[\\@<>&(:]|\/\*/.test(value.replaceAll(ownPaint, '').replaceAll(harmlessFunction, ''));

/** The declarations of a style as attributes, which mean the same. */
function declared(style: string): [string, string][] {
  return style.split(';').flatMap((declaration): [string, string][] => {
    const [name = '', ...rest] = declaration.split(':');
    const value = rest.join(':').replace(/!important/i, '');
    return rest.length > 0 ? [[name.trim().toLowerCase(), value.trim()]] : [];
  });
}

/** The attributes that an element keeps. A style goes before an attribute, as it does in browsers. */
function kept(written: Attributes): Attributes {
  const all = [...Object.entries(written), ...declared(written.style ?? '')];
  const reference = written.href ?? written['xlink:href'] ?? '';
  return {
    ...Object.fromEntries(all.filter(([name, value]) => attributes.has(name) && isHarmless(value))),
    ...(ownReference.test(reference) && { href: reference }),
  };
}

const harmlessOnly: CustomPlugin = {
  name: 'harmless-only',
  fn: (root) => {
    root.children = root.children.filter((child) => child.type === 'element');
    return {
      element: {
        enter: (node) => {
          if (otherFiles.test(node.name)) throw new Error('shows another file');
          node.attributes = kept(node.attributes);
          node.children = node.children.filter(
            (child) =>
              child.type === 'element' && (elements.has(child.name) || otherFiles.test(child.name)),
          );
        },
      },
    };
  },
};

/** Elements that a drawing may have with all that it uses put in its place. A logo has some hundreds. */
const mostUnfolded = 20_000;

/** Parts that use parts that use parts would keep every visitor's browser busy. */
const bounded: CustomPlugin = {
  name: 'bounded',
  fn: () => {
    const named = new Map<string, XastElement>();
    const sizes = new Map<XastElement, number>();
    const sizeOf = (element: XastElement): number => {
      const known = sizes.get(element);
      if (known !== undefined) return known;
      // A `use` that refers to itself would never end.
      sizes.set(element, Number.POSITIVE_INFINITY);
      const names = Object.values(element.attributes).flatMap(
        (value) => value.match(references) ?? [],
      );
      const parts = [...element.children, ...names.map((name) => named.get(name.slice(1)))];
      const within = parts.map((part) => (part?.type === 'element' ? sizeOf(part) : 0));
      const size = within.reduce((sum, one) => sum + one, 1);
      sizes.set(element, size);
      return size;
    };
    return {
      element: {
        enter: (node) => {
          if (node.attributes.id !== undefined) named.set(node.attributes.id, node);
        },
      },
      root: {
        exit: ({ children }) => {
          const sum = children.reduce(
            (all, one) => all + (one.type === 'element' ? sizeOf(one) : 0),
            0,
          );
          if (sum > mostUnfolded) throw new Error('unfolds to too much');
        },
      },
    };
  },
};

/** Pixels of the longer side: a drawing has no size of its own, but pages reserve room by it. */
const longestSide = 1000;

/** Gives the drawing its namespace, the square it is drawn in, and a size. */
const sized: CustomPlugin = {
  name: 'sized',
  fn: (root) => {
    const [drawing, ...others] = root.children;
    if (drawing?.type !== 'element' || drawing.name !== 'svg' || others.length > 0) {
      throw new Error('is not one drawing');
    }
    const { viewBox, width, height, ...rest } = drawing.attributes;
    const written = [pixels(width), pixels(height)];
    const drawn = viewBox
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [0, 0, ...written];
    const [wide = 0, high = 0] = written.every((side) => side > 0) ? written : drawn.slice(2);
    if (drawn.length !== 4 || !drawn.every(Number.isFinite) || !(wide > 0 && high > 0)) {
      throw new Error('has no size');
    }
    const scale = Math.min(1, longestSide / Math.max(wide, high));
    drawing.attributes = {
      xmlns: 'http://www.w3.org/2000/svg',
      width: String(side(wide * scale)),
      height: String(side(high * scale)),
      viewBox: drawn.join(' '),
      ...rest,
    };
    return {};
  },
};

const pixels = (length: string | undefined): number =>
  /^[\d.]+(?:px)?$/.test(length?.trim() ?? '') ? Number.parseFloat(length ?? '') : 0;

const side = (length: number): number => Math.max(1, Math.round(length));

/** Styles become attributes first; svgo reads and writes, and the list above decides what stays. */
export function cleanDrawing(text: string): CleanDrawing | DrawingFault {
  if (/<!ENTITY/i.test(text)) return 'unsafe-svg';
  try {
    const { data: svg } = optimize(text, {
      plugins: [
        { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
        harmlessOnly,
        bounded,
        sized,
      ],
    });
    const [, width = 0, height = 0] = (/ width="(\d+)" height="(\d+)"/.exec(svg) ?? []).map(Number);
    return { svg, width, height };
  } catch (error) {
    return error instanceof Error && error.name === 'SvgoParserError' ? 'broken' : 'unsafe-svg';
  }
}
