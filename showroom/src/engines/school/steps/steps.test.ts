import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { withAddresses } from '../../../demo/picture.ts';
import { type DemoText, textIn } from '../../../demo/words.ts';
import { beginSchool } from '../begin.ts';
import { schoolSchema } from '../schema.ts';
import type { Lesson } from '../world.ts';
import { attendanceOf, takeRegister } from './attendance.ts';
import { addPerson, choosePerson, handOver, writeHomework } from './diary.ts';
import { duesOf, owed, payDue } from './fees.ts';
import { gpaIn, isPublished, lettersIn, missingIn, publish, setMarks } from './marks.ts';
import { freeTeachers, setAway, setLesson, substitute } from './routine.ts';

const dataOf = (name: string) => {
  const file = join(import.meta.dirname, '../../../../demos', name, 'demo.yaml');
  return withAddresses(schoolSchema.parse(parse(readFileSync(file, 'utf8'))), () => '');
};
const say = (words: DemoText) => textIn(words, 'en');

describe('results', () => {
  const data = dataOf('boro-jamtola');
  const world = beginSchool(data);
  const exam = data.exams[0];
  if (!exam) throw new Error('no examination');
  const gpa = (student: string, of = world) => gpaIn(of, exam, student);
  const rakib = { student: 'rakib', subject: 'finance' };
  const sabbir = { student: 'sabbir', subject: 'math' };

  it('have the averages of the picture, and wait where a mark is missing', () => {
    expect(
      ['sadia', 'nayeem', 'mitu', 'rakib', 'tuhin', 'jannatul', 'sabbir', 'lipi', 'ovi'].map(
        (one) => gpa(one),
      ),
    ).toEqual([5, 4.57, 4.5, undefined, 3.07, 4.29, undefined, 4.07, 2.64]);
  });

  it('are published only when all marks are in, and then stay as they are', () => {
    expect(() => publish(world, data, exam.id, true, say)).toThrow(
      'Rakib Mia, Finance and Banking',
    );
    const filled = setMarks(
      setMarks(world, exam, rakib, [45, 19], say),
      exam,
      sabbir,
      [44, 18],
      say,
    );
    expect(missingIn(filled, exam.id)).toEqual([]);
    const out = publish(filled, data, exam.id, true, say);
    expect(isPublished(out, exam.id)).toBe(true);
    expect(gpa('rakib', out)).toBe(3.57);
    expect(() => setMarks(out, exam, rakib, [46, 19], say)).toThrow('published');
    const back = publish(out, data, exam.id, false, say);
    expect(gpa('rakib', setMarks(back, exam, rakib, [20, 19], say))).toBe(0);
  });

  it.each([[[71, 19]], [[45, 31]], [[-1, 19]], [[4.5, 19]], [[Number.NaN, 19]]])(
    'refuse the marks %j',
    (parts) => {
      expect(() => setMarks(world, exam, rakib, parts, say)).toThrow('whole number');
    },
  );

  it('are counted by their letters, without those that wait', () => {
    expect(lettersIn(world, exam)).toEqual([
      { letter: 'A+', count: 2 },
      { letter: 'A', count: 4 },
      { letter: 'B', count: 1 },
      { letter: 'C', count: 1 },
    ]);
  });

  it('count the optional subject of Class Nine', () => {
    const nine = data.exams.find(({ id }) => id === 'nine-half-yearly');
    if (!nine) throw new Error('no examination of Class Nine');
    // 29 in mathematics is an F: no other subject helps.
    expect(gpaIn(world, nine, 'shakil')).toBe(0);
    expect(gpaIn(world, nine, 'bappi')).toBeGreaterThan(2);
  });
});

describe('the routine', () => {
  const data = dataOf('boro-jamtola');
  const world = beginSchool(data);
  const ofBimal = world.lessons.filter(({ teacher }) => teacher === 'bimal');

  it('refuses a teacher who is with another class, and names who is free', () => {
    const [first] = ofBimal;
    const other = world.lessons.find(
      (one) =>
        one.class !== first?.class && one.weekday === first?.weekday && one.period === first.period,
    );
    if (!first || !other) throw new Error('no lessons at one time');
    expect(() => setLesson(world, data, { ...other, teacher: 'bimal' }, say)).toThrow(
      /Bimal Kumar Saha is with .+ Free then: .+/,
    );
  });

  it('finds a free substitute for each lesson of an absent teacher, none of whom is absent', () => {
    expect(ofBimal.length).toBeGreaterThanOrEqual(8);
    for (const lesson of ofBimal) {
      const [free] = freeTeachers(world, data.teachers, lesson);
      if (!free) throw new Error(`nobody for ${lesson.class}`);
      const after = substitute(world, data, lesson, free.id, say);
      expect(after.substitutes).toHaveLength(1);
      // The same teacher can't go into a second room.
      const rival: Lesson = { ...lesson, class: 'six' };
      expect(() => substitute(after, data, rival, free.id, say)).toThrow('is with');
      expect(() => substitute(world, data, lesson, 'bimal', say)).toThrow('absent');
      expect(setAway(after, 'bimal', false).substitutes).toEqual([]);
    }
  });
});

describe('fees', () => {
  const data = dataOf('boro-jamtola');
  const world = beginSchool(data);
  const [due] = duesOf(world, 'rakib');
  if (!due) throw new Error('nothing due');

  it('take a part, then the rest, and no more', () => {
    const before = owed(duesOf(world, 'rakib'));
    const part = payDue(world, due.id, 200, 'cash', say);
    expect(owed(duesOf(part, 'rakib'))).toBe(before - 200);
    expect(() => payDue(part, due.id, 500, 'cash', say)).toThrow('Only ৳ 400');
    const all = payDue(part, due.id, 400, 'bkash', say);
    expect(() => payDue(all, due.id, 1, 'cash', say)).toThrow('already');
    const receipts = [part, all].map((one) => Math.max(...one.dues.map(({ receipt }) => receipt)));
    expect(receipts[1]).toBe((receipts[0] ?? 0) + 1);
  });

  it.each([Number.NaN, 0, -50, 12.5])('refuse the amount %d', (amount) => {
    expect(() => payDue(world, due.id, amount, 'cash', say)).toThrow('whole number');
  });
});

describe('attendance', () => {
  it('is taken once for a day: the later register stands', () => {
    const world = beginSchool(dataOf('boro-jamtola'));
    const before = attendanceOf(world, 'rakib');
    const first = takeRegister(world, [{ student: 'rakib', presence: 'absent' }]);
    const second = takeRegister(first, [{ student: 'rakib', presence: 'late' }]);
    expect(attendanceOf(first, 'rakib')).toEqual({ there: before.there, days: before.days + 1 });
    expect(attendanceOf(second, 'rakib').there).toBe(before.there + 1);
    expect(attendanceOf(second, 'rakib').days).toBe(before.days + 1);
  });
});

describe('diary and gate', () => {
  const world = beginSchool(dataOf('shobuj-tota'));

  it('replaces the homework of a subject, and refuses an empty one', () => {
    const page = { class: 'two', weekday: 2, subject: 'math' };
    const after = writeHomework(world, page, ' Page 40 ', say);
    expect(after.diary).toHaveLength(world.diary.length);
    expect(after.diary).toContainEqual({ ...page, work: 'Page 40' });
    expect(() => writeHomework(world, page, '  ', say)).toThrow('write the homework');
  });

  it('lets a child go only with the person whom the guardian chose', () => {
    const chosen = choosePerson(world, 'ayesha', 'amma', say);
    expect(() => handOver(chosen, 'ayesha', 'nana', 750, say)).toThrow('Somebody else');
    const gone = handOver(chosen, 'ayesha', 'amma', 750, say);
    expect(() => choosePerson(gone, 'ayesha', 'nana', say)).toThrow('left school');
    expect(() => handOver(gone, 'ayesha', 'amma', 760, say)).toThrow('left school');
  });

  it('takes a new person with a whole telephone number only', () => {
    const person = { student: 'ayesha', name: 'Salma', relation: 'Khala', phone: '01700-000399' };
    expect(addPerson(world, person, say).people).toHaveLength(world.people.length + 1);
    expect(() => addPerson(world, { ...person, phone: 'home' }, say)).toThrow('11 digits');
    expect(() => addPerson(world, { ...person, name: '' }, say)).toThrow('name');
  });
});
