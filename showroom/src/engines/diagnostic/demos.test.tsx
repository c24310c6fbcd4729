import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { picturesIn, withAddresses } from '../../demo/picture.ts';
import { openedForTest } from '../../demo/testing.ts';
import { DiagnosticDemo } from './Demo.tsx';
import { diagnosticDrawings } from './drawings/index.tsx';
import { diagnosticSchema } from './schema.ts';

const demos = {
  'shanto-nodi': ['Dr A. K. Howlader', 'Rokeya Khanam', '৳\u00A02,150', '৳\u00A0500'],
  onubikkhon: ['Complete blood count', '2 out of range', 'Medical Mor', 'OB'],
};

const read = (name: string) =>
  diagnosticSchema.parse(
    parse(readFileSync(join(import.meta.dirname, '../../../demos', name, 'demo.yaml'), 'utf8')),
  );

for (const [name, sentences] of Object.entries(demos)) {
  it(`${name} opens as in its picture`, () => {
    const data = withAddresses(read(name), () => '/picture.svg');
    const html = renderToString(<DiagnosticDemo {...openedForTest(name, data)} />);
    for (const sentence of sentences) expect(html).toContain(sentence);
    expect(html).not.toContain('style=');
  });

  it(`${name} names drawings that there are`, () => {
    for (const { drawing, with: given } of picturesIn(read(name))) {
      const svg = renderToString(diagnosticDrawings[drawing]?.(given));
      expect(svg, drawing).toMatch(/^<svg/);
    }
  });
}
