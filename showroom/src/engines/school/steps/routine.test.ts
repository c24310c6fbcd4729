import { describe, expect, it } from 'vitest';
import { openSchool } from '../testing.ts';
import type { Lesson } from '../world.ts';
import {
  awayNext,
  freeTeachers,
  setAway,
  setLesson,
  stayAway,
  substitute,
  substituteOf,
} from './routine.ts';

describe('the routine', () => {
  const { school, world } = openSchool('boro-jamtola');
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
      const { school: then, world } = openSchool('boro-jamtola', 22 + lesson.weekday);
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
    const monday = openSchool('boro-jamtola', 23).school;
    const next = stayAway(school.data, marked, monday.today);
    expect(awayNext(monday, next)).toEqual(['bimal']);
    expect(stayAway(school.data, next, monday.today)).toBe(next);
    const back = setAway(school, world, 'bimal', false);
    expect(stayAway(school.data, back, monday.today)).toBe(back);
  });
});
