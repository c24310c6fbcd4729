import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { withAddresses } from '../../demo/picture.ts';
import { openedForTest } from '../../demo/testing.ts';
import { SchoolDemo } from './Demo.tsx';
import { schoolSchema } from './schema.ts';

const read = (name: string): unknown =>
  parse(readFileSync(join(import.meta.dirname, '../../../demos', name, 'demo.yaml'), 'utf8'));

describe('school demos', () => {
  it.each([
    ['boro-jamtola', ['SSC test examination of Class Ten', 'Student’s page', 'Bimal Kumar Saha']],
    ['shobuj-tota', ['Tiffin: khichuri', 'Guardian’s page', 'Class Two, Jaba']],
  ])('%s opens with its notices and its routine', (name, expected) => {
    const data = withAddresses(schoolSchema.parse(read(name)), () => '/picture.svg');
    const html = renderToString(<SchoolDemo {...openedForTest(name, data)} />);
    for (const words of expected) expect(html).toContain(words);
  });

  it('refuses a routine in which a teacher would stand in two rooms at once', () => {
    const data = read('boro-jamtola') as { classes: { taught: Record<string, string> }[] };
    for (const one of data.classes) one.taught['bangla'] = 'rokeya';
    expect(schoolSchema.safeParse(data).error?.message).toContain('another subject fits');
  });

  it('refuses marks beyond the full marks', () => {
    const data = read('boro-jamtola') as { exams: { sheet: { marks: number[][] }[] }[] };
    data.exams[0]?.sheet[0]?.marks.splice(0, 1, [71, 20]);
    expect(schoolSchema.safeParse(data).error?.message).toContain('none beyond the full marks');
  });
});
