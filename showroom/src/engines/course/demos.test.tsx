import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { withAddresses } from '../../demo/picture.ts';
import { openedForTest } from '../../demo/testing.ts';
import { CourseDemo } from './CourseDemo.tsx';
import { courseSchema } from './schema.ts';

for (const name of ['dhape-dhape']) {
  it(`${name} opens with its courses`, () => {
    const file = join(import.meta.dirname, '../../../demos', name, 'demo.yaml');
    const parsed = courseSchema.parse(parse(readFileSync(file, 'utf8')));
    const data = withAddresses(parsed, () => '/picture.svg');
    const html = renderToString(<CourseDemo {...openedForTest(name, data)} />);
    for (const word of ['One step a day', 'Spoken English', '3,600', '24 lessons', '58 lessons']) {
      expect(html).toContain(word);
    }
    expect(html).not.toContain('style=');
  });
}
