import { describe, expect, it } from 'vitest';
import { openSchool } from '../testing.ts';
import type { SchoolWorld } from '../world.ts';
import { addPerson, choosePerson, handOver, writeHomework } from './diary.ts';

const khala = { student: 'ayesha', name: 'Salma', relation: 'Khala', phone: '01700-000399' };

describe('diary and gate', () => {
  const { school, world } = openSchool('shobuj-tota');
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
    const person = khala;
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

  it('keeps a page of the diary for each class, day and subject', () => {
    const page = { class: 'two', weekday: 2, subject: 'math' };
    for (const other of [{ class: 'one' }, { weekday: 1 }, { subject: 'english' }]) {
      const after = writeHomework(school, world, { ...page, ...other }, 'Page 41');
      expect(after.diary).toEqual([...world.diary, { ...page, ...other, work: 'Page 41' }]);
    }
    const after = writeHomework(school, world, page, 'Page 40');
    const written = (diary: SchoolWorld['diary']) => diary.filter(({ work }) => work !== 'Page 40');
    expect(written(after.diary)).toHaveLength(world.diary.length - 1);
  });

  it('tells at which field something is missing', () => {
    const add = (part: Partial<typeof khala>) => () =>
      addPerson(school, world, { ...khala, ...part });
    const at = (field: string) => expect.objectContaining({ field });
    expect(add({ name: '  ' })).toThrow(at('name'));
    expect(add({ relation: '  ' })).toThrow(at('relation'));
    expect(add({ phone: 'home' })).toThrow(at('phone'));
    expect(add({ phone: '01200-000301' })).toThrow(at('phone'));
    const page = { class: 'two', weekday: 2, subject: 'math' };
    expect(() => writeHomework(school, world, page, ' ')).toThrow(at('work'));
    expect(() => handOver(school, world, 'ayesha', 'amma')).toThrow(at('person'));
  });

  it('lets new people come, each of them, for more than one child', () => {
    const one = addPerson(school, world, { ...khala, name: ' Salma ', relation: ' Khala ' });
    expect(one.people.at(-1)).toMatchObject({
      name: 'Salma',
      relation: 'Khala',
      student: 'ayesha',
    });
    const two = addPerson(school, one, { ...khala, name: 'Rina', phone: '01700-000400' });
    const ids = two.people.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const chosen = choosePerson(school, two, 'ayesha', ids.at(-2) ?? '');
    expect(handOver(school, chosen, 'ayesha', ids.at(-2) ?? '').pickups[0]?.left).not.toBeNull();
    const both = addPerson(school, one, { ...khala, student: 'raiyan' });
    expect(both.people).toHaveLength(world.people.length + 2);
  });
});
