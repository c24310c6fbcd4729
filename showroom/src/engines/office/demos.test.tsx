import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { demoData, demosOfEngine } from '../../demo/read-demos.ts';
import { openedForTest } from '../../demo/testing.ts';
import { OfficeDemo } from './Demo.tsx';
import { officeSchema } from './schema.ts';

const shown: Readonly<Record<string, readonly string[]>> = {
  godhuli: ['Landed cost, LC 1846', '4,28,750', '৳\u00A07,289', '৳\u00A033,52,825'],
  takli: ['7,050', '3.8%', '320 bales left', '286'],
};

for (const name of demosOfEngine('office')) {
  it(`${name} opens with the figures of its picture`, () => {
    const data = demoData(name, officeSchema);
    const html = renderToString(<OfficeDemo {...openedForTest(name, data)} />);
    for (const figure of shown[name] ?? [])
      expect(html.replaceAll('<!-- -->', '')).toContain(figure);
    expect(html).not.toContain(' style=');
  });
}
