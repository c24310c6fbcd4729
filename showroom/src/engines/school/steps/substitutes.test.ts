import { describe, expect, it } from 'vitest';
import { openSchool } from '../testing.ts';
import type { SchoolWorld } from '../world.ts';
import {
  freeTeachers,
  lessonAt,
  setAway,
  setLesson,
  stayAway,
  substitute,
  substituteOf,
} from './routine.ts';

const { school, world } = openSchool('boro-jamtola');
const monday = openSchool('boro-jamtola', 23).school;
const sunday = '2026-11-22';
const lesson = (schoolClass: string, weekday: number, period: number, of = world) => {
  const found = lessonAt(of, schoolClass, { weekday, period });
  if (!found) throw new Error(`${schoolClass} has no lesson then`);
  return found;
};
// Bimal, who is absent, teaches Nine in the first period of Sunday and Ten in the third.
const nine = lesson('nine', 0, 0);
const ten = lesson('ten', 0, 2);
const covers = ({ substitutes }: SchoolWorld) =>
  substitutes.map((one) => [one.class, one.period, one.teacher]);

describe('a teacher who is with another class', () => {
  const six = lesson('six', 0, 0);

  it('is refused with three who are free, those who teach the subject first', () => {
    const clash = () => setLesson(school, world, { ...six, subject: 'math', teacher: 'bimal' });
    expect(clash).toThrow(
      'Bimal Kumar Saha is with Class Nine, Business Studies in that period. ' +
        'Free then: Hafizur Rahman, Abdullah Al Mamun, Md. Shafiqul Islam.',
    );
    expect(clash).toThrow(expect.objectContaining({ field: 'teacher' }));
    expect(freeTeachers(school, world, six).map(({ id }) => id)).not.toContain('kamrul');
  });

  it('is refused where nobody is free, too', () => {
    const { teachers } = school.data;
    const all = teachers.reduce((before, { id }) => setAway(school, before, id, true), world);
    expect(() => setLesson(school, all, { ...six, teacher: 'bimal' })).toThrow('nobody is free');
  });

  it('may give another subject to the class', () => {
    const after = setLesson(school, world, { ...six, subject: 'ict' });
    expect(lesson('six', 0, 0, after)).toMatchObject({ subject: 'ict', teacher: 'kamrul' });
    expect(after.lessons).toHaveLength(world.lessons.length);
    for (const one of world.lessons) {
      if (one !== six) expect(after.lessons).toContain(one);
    }
  });
});

describe('who stands in', () => {
  const covered = substitute(school, world, nine, 'hafiz');
  const both = substitute(school, covered, ten, 'idris');

  it('does so in one lesson of one day', () => {
    expect(substituteOf(both, nine, sunday)).toBe('hafiz');
    expect(substituteOf(both, ten, sunday)).toBe('idris');
    expect(substituteOf(both, nine, '2026-11-29')).toBeUndefined();
    expect(substituteOf(both, lesson('ten', 0, 0), sunday)).toBeUndefined();
    expect(substituteOf(both, lesson('nine', 0, 2), sunday)).toBeUndefined();
  });

  it('stands in the place of whoever was to before', () => {
    expect(covers(substitute(school, both, nine, 'mamun'))).toEqual([
      ['ten', 2, 'idris'],
      ['nine', 0, 'mamun'],
    ]);
    const more = setAway(school, covered, 'nazma', true);
    expect(covers(substitute(school, more, lesson('eight', 0, 0), 'idris'))).toEqual([
      ['nine', 0, 'hafiz'],
      ['eight', 0, 'idris'],
    ]);
    // A week later Bimal is absent again.
    const later = openSchool('boro-jamtola', 29).school;
    const again = stayAway(later.data, both, later.today);
    expect(substitute(later, again, nine, 'mamun').substitutes).toHaveLength(3);
  });

  it('has no other lesson then, but may have one before, after and on other days', () => {
    const give =
      (weekday: number, period: number, teacher: string, then = school) =>
      () =>
        setLesson(then, both, { ...lesson('six', weekday, period), teacher });
    expect(give(0, 0, 'hafiz')).toThrow('Hafizur Rahman is with Class Nine');
    expect(give(0, 2, 'idris')).toThrow('Md. Idris Ali is with Class Ten');
    expect(give(0, 0, 'halima')).not.toThrow();
    expect(give(0, 2, 'hafiz')).not.toThrow();
    expect(give(1, 0, 'hafiz')).not.toThrow();
    // On Monday the Sunday is over; the routine is that of the next one.
    expect(give(0, 0, 'hafiz', monday)).not.toThrow();
  });

  it('is needed until the lesson has another teacher', () => {
    const given = (schoolClass: string, weekday: number, period: number, teacher: string) =>
      covers(setLesson(school, both, { ...lesson(schoolClass, weekday, period), teacher }));
    expect(given('nine', 0, 0, 'halima')).toEqual([['ten', 2, 'idris']]);
    expect(given('ten', 0, 0, 'halima')).toEqual(covers(both));
    expect(given('nine', 1, 0, 'tapati')).toEqual(covers(both));
  });

  it('is needed until whoever was absent is back', () => {
    const more = setAway(school, covered, 'nazma', true);
    const three = substitute(school, more, lesson('eight', 0, 0), 'idris');
    expect(covers(setAway(school, three, 'bimal', false))).toEqual([['eight', 0, 'idris']]);
    expect(covers(setAway(school, three, 'nazma', false))).toEqual([['nine', 0, 'hafiz']]);
  });

  it('did so on that day, whoever is absent on another', () => {
    expect(covers(setAway(monday, covered, 'hafiz', true))).toEqual(covers(covered));
  });
});
