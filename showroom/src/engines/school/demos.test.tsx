import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { demoData, demosOfEngine, writtenDemo } from '../../demo/read-demos.ts';
import { openedForTest } from '../../demo/testing.ts';
import { SchoolDemo } from './Demo.tsx';
import { schoolSchema } from './schema.ts';

/** What the pictures in the gallery show, of those demos that have one. */
const sentences: Readonly<Record<string, readonly string[]>> = {
  'boro-jamtola': ['SSC test examination of Class Ten', 'Student’s page', 'Bimal Kumar Saha'],
  'shobuj-tota': ['Tiffin: khichuri', 'Guardian’s page', 'Class Two, Jaba'],
};

describe('school demos', () => {
  it.each(demosOfEngine('school'))('%s opens with its notices and its routine', (name) => {
    const data = demoData(name, schoolSchema);
    const html = renderToString(<SchoolDemo {...openedForTest(name, data)} />);
    for (const words of sentences[name] ?? []) expect(html).toContain(words);
  });

  it('refuses a routine in which a teacher would stand in two rooms at once', () => {
    const data = writtenDemo('boro-jamtola', schoolSchema);
    for (const one of data.classes) one.taught['bangla'] = 'rokeya';
    expect(schoolSchema.safeParse(data).error?.message).toContain('another subject fits');
  });

  it('refuses marks beyond the full marks', () => {
    const data = writtenDemo('boro-jamtola', schoolSchema);
    data.exams[0]?.sheet[0]?.marks.splice(0, 1, [71, 20]);
    expect(schoolSchema.safeParse(data).error?.message).toContain('none beyond the full marks');
  });
});
