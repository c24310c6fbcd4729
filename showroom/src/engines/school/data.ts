import type { z } from 'zod';
import type { WithDrawnPictures } from '../../demo/picture.ts';
import type { DemoText } from '../../demo/words.ts';
import type { schoolSchema } from './schema.ts';

// Lists that the world knows, too, and so the browser, which does without the schemas of zod.

export const presences = ['present', 'late', 'absent'] as const;

export const paymentMeans = ['cash', 'bkash'] as const;

export type Presence = (typeof presences)[number];
export type PaymentMeans = (typeof paymentMeans)[number];

export type SchoolData = WithDrawnPictures<z.output<typeof schoolSchema>>;
export type Exam = SchoolData['exams'][number];
export type Student = SchoolData['students'][number];
export type Teacher = SchoolData['teachers'][number];
export type SchoolClass = SchoolData['classes'][number];

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

/** What a field offers to choose from: things by their names. */
export const optionsOf = (
  all: readonly { readonly id: string; readonly name: DemoText }[],
  t: (words: DemoText) => string,
) => all.map(({ id, name }) => ({ value: id, label: t(name) }));
