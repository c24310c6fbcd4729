import type { z } from 'zod';
import type { WithAddresses } from '../../demo/picture.ts';
import type { DemoText } from '../../demo/words.ts';
import { numeral } from '../../words/taka.ts';
import type { schoolSchema } from './schema.ts';

export type SchoolData = WithAddresses<z.output<typeof schoolSchema>>;
export type Exam = SchoolData['exams'][number];
export type ExamSubject = Exam['subjects'][number];
export type Student = SchoolData['students'][number];
export type Teacher = SchoolData['teachers'][number];
export type SchoolClass = SchoolData['classes'][number];

/** Says words in the language of the visitor, for refusals. */
export type Saying = (words: DemoText) => string;

/** A number in the digits of that language. */
export const saidNumber = (say: Saying, value: number): string =>
  say({ en: numeral(value, 'en'), bn: numeral(value, 'bn') });

/** What has an id and a name, by that id. */
export const named = <One extends { readonly id: string }>(
  all: readonly One[],
  id: string,
): One | undefined => all.find((one) => one.id === id);

/** The name of something by its id; the id itself where it is unknown. */
export const nameOf = (
  all: readonly { readonly id: string; readonly name: DemoText }[],
  id: string,
): DemoText => named(all, id)?.name ?? id;

export const studentsOf = ({ students }: SchoolData, schoolClass: string): Student[] =>
  students.filter((one) => one.class === schoolClass);
