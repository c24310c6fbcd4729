import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { picturesIn } from '../../demo/picture.ts';
import { demoData, demosOfEngine, readDemo } from '../../demo/read-demos.ts';
import { openedForTest } from '../../demo/testing.ts';
import { DiagnosticDemo } from './Demo.tsx';
import { diagnosticDrawings } from './drawings/index.tsx';
import { diagnosticSchema } from './schema.ts';

/** What the pictures in the gallery show, of those demos that have one. */
const sentences: Readonly<Record<string, readonly string[]>> = {
  'shanto-nodi': ['Dr A. K. Howlader', 'Rokeya Khanam', '৳\u00A02,150', '৳\u00A0500'],
  onubikkhon: ['Complete blood count', '2 out of range', 'Medical Mor', 'OB'],
};

for (const name of demosOfEngine('diagnostic')) {
  it(`${name} opens as in its picture`, () => {
    const data = demoData(name, diagnosticSchema);
    const html = renderToString(<DiagnosticDemo {...openedForTest(name, data)} />);
    for (const sentence of sentences[name] ?? []) expect(html).toContain(sentence);
    expect(html).not.toContain('style=');
  });

  it(`${name} names drawings that there are`, () => {
    for (const { drawing, with: given } of picturesIn(readDemo(name, diagnosticSchema))) {
      const svg = renderToString(diagnosticDrawings[drawing]?.(given));
      expect(svg, drawing).toMatch(/^<svg/);
    }
  });
}
