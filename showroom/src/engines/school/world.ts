import type { DemoText } from '../../demo/words.ts';
import type { Presence } from './steps/attendance.ts';
import type { PaymentMeans } from './steps/fees.ts';

export type Lesson = {
  readonly class: string;
  readonly weekday: number;
  /** Its place in the day, from 0 on. */
  readonly period: number;
  readonly subject: string;
  readonly teacher: string;
};

export type MarkRow = {
  readonly exam: string;
  readonly student: string;
  readonly subject: string;
  readonly parts: readonly (number | null)[];
};

/** Money for a month, or for an exam. */
export type Due = {
  readonly id: string;
  readonly student: string;
  /** Empty when it is for a month. */
  readonly exam: string;
  /** 0 is this month, -1 the last. */
  readonly month: number;
  readonly amount: number;
  readonly paid: number;
  /** The number of the last receipt, 0 while there is none. */
  readonly receipt: number;
  readonly means: PaymentMeans;
};

export type Person = {
  readonly id: string;
  readonly student: string;
  readonly name: DemoText;
  readonly relation: DemoText;
  readonly phone: string;
  readonly picture: string;
};

/** What changes in a school. */
export type SchoolWorld = {
  readonly lessons: readonly Lesson[];
  /** The teachers who are absent today. */
  readonly away: readonly string[];
  readonly substitutes: readonly Omit<Lesson, 'subject'>[];
  readonly exams: readonly { readonly id: string; readonly isPublished: boolean }[];
  readonly marks: readonly MarkRow[];
  readonly register: readonly {
    readonly student: string;
    readonly back: number;
    readonly presence: Presence;
  }[];
  readonly dues: readonly Due[];
  readonly diary: readonly {
    readonly class: string;
    readonly weekday: number;
    readonly subject: string;
    readonly work: DemoText;
  }[];
  readonly people: readonly Person[];
  readonly pickups: readonly {
    readonly student: string;
    readonly person: string;
    /** Minutes after midnight; -1 while the student is in school. */
    readonly leftAt: number;
  }[];
};
