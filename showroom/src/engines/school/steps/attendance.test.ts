import { describe, expect, it } from 'vitest';
import { dateOf } from '../../../words/days.ts';
import { openSchool } from '../testing.ts';
import { attendanceOf, presenceOf, registerDay, registerOf, takeRegister } from './attendance.ts';
import { nearestSchoolDay, pastSchoolDay } from './school-days.ts';

describe('attendance', () => {
  const { school, world } = openSchool('boro-jamtola');
  const absent = takeRegister(school, world, [{ student: 'rakib', presence: 'absent' }]);

  it('is taken once for a day: the later register stands', () => {
    const before = attendanceOf(world, 'rakib');
    const second = takeRegister(school, absent, [{ student: 'rakib', presence: 'late' }]);
    expect(attendanceOf(absent, 'rakib')).toEqual({
      there: before.there,
      days: before.days + 1,
    });
    expect(attendanceOf(second, 'rakib').there).toBe(before.there + 1);
    expect(attendanceOf(second, 'rakib').days).toBe(before.days + 1);
  });

  it('stays with its day', () => {
    const monday = openSchool('boro-jamtola', 23).school;
    expect(presenceOf(monday, absent, 'rakib')).toBeUndefined();
    expect(registerOf(absent, 'rakib')[0]).toEqual({
      day: '2026-11-22',
      presence: 'absent',
    });
    expect(attendanceOf(absent, 'rakib').days).toBe(13);
  });

  it('is of each student alone', () => {
    const both = takeRegister(school, absent, [{ student: 'sadia', presence: 'present' }]);
    expect(presenceOf(school, both, 'rakib')).toBe('absent');
    expect(presenceOf(school, both, 'sadia')).toBe('present');
    expect(presenceOf(school, both, 'mitu')).toBeUndefined();
    const again = takeRegister(school, both, [
      { student: 'rakib', presence: 'late' },
      { student: 'mitu', presence: 'present' },
    ]);
    expect(presenceOf(school, again, 'rakib')).toBe('late');
    expect(presenceOf(school, again, 'sadia')).toBe('present');
    expect(again.register).toHaveLength(world.register.length + 3);
    expect(registerOf(both, 'sadia')[0]?.presence).toBe('present');
    for (const student of ['rakib', 'sadia', 'mitu']) {
      const before = world.register.filter((row) => row.student === student);
      expect(registerOf(world, student).map(({ presence }) => presence)).toEqual(
        before.map(({ presence }) => presence),
      );
    }
  });

  it('shows the latest day first, and none on which there was no school', () => {
    const monday = openSchool('boro-jamtola', 23).school;
    const both = takeRegister(monday, absent, [{ student: 'rakib', presence: 'present' }]);
    const days = registerOf(both, 'rakib').map(({ day }) => day);
    expect(days.slice(0, 4)).toEqual(['2026-11-23', '2026-11-22', '2026-11-19', '2026-11-18']);
    const weekdays = days.map((day) => new Date(`${day}T00:00`).getDay());
    expect(weekdays.filter((day) => day > 4)).toEqual([]);
  });
});

describe('a school day', () => {
  // The 27th is a Friday.
  const at = (date: number) => openSchool('boro-jamtola', date).school;

  it('is the next one over a weekend', () => {
    expect([26, 27, 28, 29].map((date) => nearestSchoolDay(at(date)))).toEqual([
      '2026-11-26',
      '2026-11-29',
      '2026-11-29',
      '2026-11-29',
    ]);
  });

  it('that has been is the latest before a weekend', () => {
    expect([26, 27, 28, 29].map((date) => registerDay(at(date)))).toEqual([
      '2026-11-26',
      '2026-11-26',
      '2026-11-26',
      '2026-11-29',
    ]);
    expect(pastSchoolDay(at(29), 1)).toBe('2026-11-26');
  });

  it('is none on a holiday, nor in the days of an Eid', () => {
    const { data } = at(26);
    const on = (day: string) => ({ data, today: dateOf(day) });
    expect(nearestSchoolDay(on('2026-12-16'))).toBe('2026-12-17');
    expect(pastSchoolDay(on('2026-12-16'))).toBe('2026-12-15');
    // Eid is expected on Wednesday, 10 March 2027, so the week is free.
    expect(nearestSchoolDay(on('2027-03-08'))).toBe('2027-03-14');
    expect(pastSchoolDay(on('2027-03-12'))).toBe('2027-03-04');
    expect(pastSchoolDay(on('2027-03-14'), 1)).toBe('2027-03-04');
  });
});
