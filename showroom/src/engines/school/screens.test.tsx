import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { demoData } from '../../demo/read-demos.ts';
import { openedForTest } from '../../demo/testing.ts';
import { SchoolProvider } from './engine.ts';
import { schoolSchema } from './schema.ts';
import { AbsentTeachers } from './screens/office/AbsentTeachers.tsx';
import { DiaryDesk } from './screens/office/DiaryDesk.tsx';
import { FeeDesk } from './screens/office/FeeDesk.tsx';
import { Gate } from './screens/office/Gate.tsx';
import { Register } from './screens/office/Register.tsx';
import { Results } from './screens/office/Results.tsx';
import { RoutineDesk } from './screens/office/RoutineDesk.tsx';
import { Own } from './screens/own/Own.tsx';
import { SchoolHeader } from './screens/SchoolHeader.tsx';

/** What a screen of a demo says at first. */
function shown(name: string, Screen: ComponentType): string {
  const data = demoData(name, schoolSchema);
  return renderToString(
    <SchoolProvider opened={openedForTest(name, data)}>
      <Screen />
    </SchoolProvider>,
  ).replaceAll('<!-- -->', '');
}

describe('the screens behind the login', () => {
  it.each([
    ['the result sheet', Results, ['2 marks missing', 'Sadia Afrin', '4.57', '5.00', 'wait']],
    ['the routine', RoutineDesk, ['Class Ten, Business Studies', 'Change: Sunday, period 1']],
    ['absent teachers', AbsentTeachers, ['Bimal Kumar Saha', 'Send ']],
    ['the register', Register, ['Tuhin Ali', 'Save attendance']],
    ['fees', FeeDesk, ['Due in all', 'Rakib Mia', 'No dues']],
  ])('%s', (_, Screen, expected) => {
    const html = shown('boro-jamtola', Screen);
    for (const words of expected) expect(html).toContain(words);
  });

  it.each([
    ['diary desk', DiaryDesk, ['Put into diary']],
    ['the gate', Gate, ['Comes today: Nana, Md. Yusuf Ali', 'Let Ayesha Siddika go']],
    ['a guardian’s page', Own, ['Ayesha’s diary', 'Picked up at 12.30 pm by', 'Pay ৳']],
  ])('%s', (_, Screen, expected) => {
    const html = shown('shobuj-tota', Screen);
    for (const words of expected) expect(html).toContain(words);
  });
});

describe('the student’s page', () => {
  it('has nothing of anybody else', () => {
    const html = shown('boro-jamtola', Own);
    expect(html).toContain('Not published yet');
    for (const other of ['Sadia', 'Nayeem', 'Purnima']) expect(html).not.toContain(other);
  });
});

it('the name of a school without a logo stands over its door once', () => {
  const data = { ...demoData('boro-jamtola', schoolSchema), logo: undefined };
  const html = renderToString(
    <SchoolProvider opened={openedForTest('boro-jamtola', data)}>
      <SchoolHeader />
    </SchoolProvider>,
  );
  const [header = ''] = /<header[\s\S]*<\/header>/.exec(html) ?? [];
  expect(header.split(data.title.en)).toHaveLength(2);
});
