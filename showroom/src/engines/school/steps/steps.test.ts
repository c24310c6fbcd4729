import { describe, expect, it } from 'vitest';
import { demoData } from '../../../demo/read-demos.ts';
import { beginSchool } from '../begin.ts';
import { schoolSchema } from '../schema.ts';
import type { Lesson, SchoolWorld } from '../world.ts';
import { attendanceOf, presenceOf, registerOf, takeRegister } from './attendance.ts';
import { addPerson, choosePerson, handOver, writeHomework } from './diary.ts';
import { duesOf, lastReceipt, owed, paidOf, payDue } from './fees.ts';
import { gpaIn, isPublished, lettersIn, missingIn, publish, setMarks } from './marks.ts';
import { awayNext, freeTeachers, setAway, setLesson, substitute, substituteOf } from './routine.ts';
import type { School } from './school.ts';

const schools = {
  'boro-jamtola': demoData('boro-jamtola', schoolSchema),
  'shobuj-tota': demoData('shobuj-tota', schoolSchema),
};

/** A school on a day of November 2026, the 22nd being a Sunday, at half past twelve. */
const open = (name: keyof typeof schools, date = 22): { school: School; world: SchoolWorld } => {
  const data = schools[name];
  const now = new Date(2026, 10, date, 12, 30);
  const school = { data, language: 'en', today: new Date(2026, 10, date), now } as const;
  return { school, world: beginSchool(data, now) };
};

describe('results', () => {
  const { school, world } = open('boro-jamtola');
  const { data } = school;
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
    expect(() => publish(school, world, exam.id, true)).toThrow('Rakib Mia, Finance and Banking');
    const filled = setMarks(
      school,
      setMarks(school, world, exam, rakib, [45, 19]),
      exam,
      sabbir,
      [44, 18],
    );
    expect(missingIn(filled, exam.id)).toEqual([]);
    const out = publish(school, filled, exam.id, true);
    expect(isPublished(out, exam.id)).toBe(true);
    expect(gpa('rakib', out)).toBe(3.57);
    expect(() => setMarks(school, out, exam, rakib, [46, 19])).toThrow('published');
    const back = publish(school, out, exam.id, false);
    expect(gpa('rakib', setMarks(school, back, exam, rakib, [20, 19]))).toBe(0);
  });

  it.each([[[71, 19]], [[45, 31]], [[-1, 19]], [[4.5, 19]], [[Number.NaN, 19]]])(
    'refuse the marks %j',
    (parts) => {
      expect(() => setMarks(school, world, exam, rakib, parts)).toThrow('whole number');
    },
  );

  it('take full marks and none, and not one more', () => {
    const at = (parts: readonly number[]) => () => setMarks(school, world, exam, rakib, parts);
    for (const parts of [
      [70, 30],
      [0, 0],
    ])
      expect(at(parts)).not.toThrow();
    for (const parts of [
      [71, 30],
      [70, 31],
    ])
      expect(at(parts)).toThrow('whole number');
  });

  it('take as much as each subject has, whatever the others have', () => {
    for (const one of data.exams) {
      const [{ student } = { student: '' }] = one.sheet;
      const open = publish(school, world, one.id, false);
      for (const { subject, outOf } of one.subjects) {
        const set = (parts: readonly number[]) => () =>
          setMarks(school, open, one, { student, subject }, parts);
        expect(set(outOf), subject).not.toThrow();
        expect(set(outOf.map((most) => most + 1)), subject).toThrow('whole number');
      }
    }
    const outOfAll = data.exams.flatMap(({ subjects }) => subjects.map(({ outOf }) => `${outOf}`));
    expect(new Set(outOfAll).size).toBeGreaterThan(1);
  });

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
  const { school, world } = open('boro-jamtola');
  const ofBimal = world.lessons.filter(({ teacher }) => teacher === 'bimal');

  it('refuses a teacher who is with another class, and names who is free', () => {
    const [first] = ofBimal;
    const other = world.lessons.find(
      (one) =>
        one.class !== first?.class && one.weekday === first?.weekday && one.period === first.period,
    );
    if (!first || !other) throw new Error('no lessons at one time');
    expect(() => setLesson(school, world, { ...other, teacher: 'bimal' })).toThrow(
      /Bimal Kumar Saha is with .+ Free then: .+/,
    );
  });

  it('finds a free substitute for each lesson of an absent teacher, none of whom is absent', () => {
    expect(ofBimal.length).toBeGreaterThanOrEqual(8);
    for (const lesson of ofBimal) {
      const { school: then } = open('boro-jamtola', 22 + lesson.weekday);
      const [free] = freeTeachers(then, world, lesson);
      if (!free) throw new Error(`nobody for ${lesson.class}`);
      const after = substitute(then, world, lesson, free.id);
      expect(after.substitutes).toHaveLength(1);
      // The same teacher can't go into a second room.
      const rival: Lesson = { ...lesson, class: 'six' };
      const rivalTeacher = world.lessons.find(
        (one) =>
          one.class === 'six' && one.weekday === lesson.weekday && one.period === lesson.period,
      )?.teacher;
      if (rivalTeacher && rivalTeacher !== free.id) {
        const bothAway = setAway(then, after, rivalTeacher, true);
        expect(() => substitute(then, bothAway, rival, free.id)).toThrow('is with');
      }
      expect(() => substitute(then, world, lesson, 'bimal')).toThrow('absent');
      expect(setAway(then, after, 'bimal', false).substitutes).toEqual([]);
    }
  });

  const [lesson] = ofBimal.filter(({ weekday }) => weekday === 0);
  const sent = (teacher: string) => {
    if (!lesson) throw new Error('no lesson on Sunday');
    return substitute(school, world, lesson, teacher);
  };
  const free = lesson ? freeTeachers(school, world, lesson).map(({ id }) => id) : [];

  it('takes cover away when the cover is absent, too', () => {
    const [first = '', second = ''] = free;
    const covered = sent(first);
    expect(lesson && substituteOf(covered, lesson, '2026-11-22')).toBe(first);
    expect(setAway(school, covered, first, true).substitutes).toEqual([]);
    expect(setAway(school, covered, second, true).substitutes).toHaveLength(1);
  });

  it('sends nobody into a lesson whose teacher is there, or on another day', () => {
    const [first = ''] = free;
    const back = setAway(school, world, 'bimal', false);
    expect(() => lesson && substitute(school, back, lesson, first)).toThrow('is in school');
    const monday = ofBimal.find(({ weekday }) => weekday === 1);
    expect(() => monday && substitute(school, world, monday, first)).toThrow('is in school');
  });

  it('needs no cover for a lesson that goes to another teacher', () => {
    const [first = '', second = ''] = free;
    if (!lesson) throw new Error('no lesson on Sunday');
    expect(setLesson(school, sent(first), { ...lesson, teacher: second }).substitutes).toEqual([]);
  });

  it('forgets the next day who was marked absent', () => {
    const marked = setAway(school, world, 'hafizur', true);
    expect(awayNext(school, marked)).toEqual(['bimal', 'hafizur']);
    expect(awayNext(open('boro-jamtola', 23).school, marked)).toEqual(['bimal']);
  });
});

describe('fees', () => {
  const { school, world } = open('boro-jamtola');
  const due = duesOf(world, 'rakib').find((one) => paidOf(one) === 0);
  if (!due) throw new Error('nothing due');
  const pay = (before: SchoolWorld, amount: number, means: 'cash' | 'bkash' = 'cash') =>
    payDue(school, before, due.id, { amount, means });

  it('begin with the oldest month that is owed', () => {
    const open = duesOf(world, 'rakib').filter((one) => paidOf(one) < one.amount);
    expect(open.map((one) => one.for)).toEqual([
      { kind: 'month', month: '2026-10' },
      { kind: 'month', month: '2026-11' },
      expect.objectContaining({ kind: 'exam' }),
    ]);
  });

  it('take a part, then the rest, and no more', () => {
    const before = owed(duesOf(world, 'rakib'));
    const part = pay(world, 200);
    expect(owed(duesOf(part, 'rakib'))).toBe(before - 200);
    expect(() => pay(part, 401)).toThrow('Only ৳ 400');
    const all = pay(part, 400, 'bkash');
    expect(() => pay(all, 1)).toThrow('already');
    expect(all.dues.find(({ id }) => id === due.id)?.payments).toEqual([
      { amount: 200, means: 'cash', day: '2026-11-22', receipt: 2301 },
      { amount: 400, means: 'bkash', day: '2026-11-22', receipt: 2302 },
    ]);
    expect(lastReceipt(duesOf(all, 'rakib'))?.payment.receipt).toBe(2302);
    expect(lastReceipt(duesOf(world, 'rakib'))).toBeUndefined();
  });

  it.each([Number.NaN, 0, -50, 12.5])('refuse the amount %d', (amount) => {
    expect(() => pay(world, amount)).toThrow('whole number');
  });
});

describe('attendance', () => {
  const { school, world } = open('boro-jamtola');
  const absent = takeRegister(school, world, [{ student: 'rakib', presence: 'absent' }]);

  it('is taken once for a day: the later register stands', () => {
    const before = attendanceOf(school, world, 'rakib');
    const second = takeRegister(school, absent, [{ student: 'rakib', presence: 'late' }]);
    expect(attendanceOf(school, absent, 'rakib')).toEqual({
      there: before.there,
      days: before.days + 1,
    });
    expect(attendanceOf(school, second, 'rakib').there).toBe(before.there + 1);
    expect(attendanceOf(school, second, 'rakib').days).toBe(before.days + 1);
  });

  it('stays with its day', () => {
    const monday = open('boro-jamtola', 23).school;
    expect(presenceOf(monday, absent, 'rakib')).toBeUndefined();
    expect(registerOf(monday, absent, 'rakib')[0]).toEqual({
      day: '2026-11-22',
      presence: 'absent',
    });
    expect(attendanceOf(monday, absent, 'rakib').days).toBe(12);
  });
});

describe('diary and gate', () => {
  const { school, world } = open('shobuj-tota');
  const next = { ...school, today: new Date(2026, 10, 23), now: new Date(2026, 10, 23, 12) };

  it('replaces the homework of a subject, and refuses an empty one', () => {
    const page = { class: 'two', weekday: 2, subject: 'math' };
    const after = writeHomework(school, world, page, ' Page 40 ');
    expect(after.diary).toHaveLength(world.diary.length);
    expect(after.diary).toContainEqual({ ...page, work: 'Page 40' });
    expect(() => writeHomework(school, world, page, '  ')).toThrow('write the homework');
  });

  it('lets a child go only with the person whom the guardian chose', () => {
    const chosen = choosePerson(school, world, 'ayesha', 'amma');
    expect(() => handOver(school, chosen, 'ayesha', 'nana')).toThrow('Somebody else');
    const gone = handOver(school, chosen, 'ayesha', 'amma');
    expect(gone.pickups.find(({ student }) => student === 'ayesha')?.left).toEqual({
      day: '2026-11-22',
      at: 750,
    });
    expect(() => choosePerson(school, gone, 'ayesha', 'nana')).toThrow('left school');
    expect(() => handOver(school, gone, 'ayesha', 'amma')).toThrow('left school');
    expect(choosePerson(next, gone, 'ayesha', 'nana').pickups).not.toEqual(gone.pickups);
    expect(choosePerson(school, world, 'ayesha', 'nobody')).toEqual(world);
  });

  it('takes a new person with a whole telephone number only', () => {
    const person = { student: 'ayesha', name: 'Salma', relation: 'Khala', phone: '01700-000399' };
    expect(addPerson(school, world, person).people).toHaveLength(world.people.length + 1);
    expect(() => addPerson(school, world, { ...person, phone: 'home' })).toThrow('11 digits');
    expect(() => addPerson(school, world, { ...person, name: '' })).toThrow('name');
    for (const phone of ['1,2,3,4,5,6', '12345.67890', '০১৭০০ ০০০ ৩৯', '01100-000399']) {
      expect(() => addPerson(school, world, { ...person, phone }), phone).toThrow('11 digits');
    }
    const added = addPerson(school, world, { ...person, phone: '+৮৮০ ১৭০০ ০০০৩৯৯' });
    expect(added.people.at(-1)?.phone).toBe('01700000399');
    expect(() => addPerson(school, added, person)).toThrow('already');
  });
});
