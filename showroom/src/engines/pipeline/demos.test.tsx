import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { demoData, demosOfEngine } from '../../demo/read-demos.ts';
import { openedForTest } from '../../demo/testing.ts';
import { PipelineDemo } from './Demo.tsx';
import { pipelineSchema } from './schema.ts';

const shown: Readonly<Record<string, readonly string[]>> = {
  chilekotha: [
    'Flat 5B',
    '৳\u00A039,50,000',
    '৳\u00A075,00,000',
    '৳\u00A018,50,000',
    '<b>23</b> sold',
  ],
  langol: ['6 visits, 64 km', 'Dilip Roy', '৳\u00A026,50,000', '৳\u00A08,25,000', '12 bigha'],
};

for (const name of demosOfEngine('pipeline')) {
  it(`${name} opens with the figures of its picture`, () => {
    const data = demoData(name, pipelineSchema);
    const html = renderToString(<PipelineDemo {...openedForTest(name, data)} />);
    for (const figure of shown[name] ?? []) {
      expect(html.replaceAll('<!-- -->', '')).toContain(figure);
    }
    expect(html).not.toContain(' style=');
  });
}
