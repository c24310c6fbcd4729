import type { DemoText } from '../../demo/words.ts';
import type { Day } from '../../words/days.ts';
import type { PaymentMeans, Presence } from './data.ts';
import type { Marks } from './steps/grading.ts';

export type Lesson = {
  readonly class: string;
  readonly weekday: number;
  /** Its place in the day, from 0 on. */
  readonly period: number;
  readonly subject: string;
  readonly teacher: string;
};

/** A lesson of one day whose teacher is absent, and who goes there instead. */
export type Substitute = {
  readonly class: string;
  readonly day: Day;
  readonly period: number;
  readonly teacher: string;
};

export type MarkRow = {
  readonly exam: string;
  readonly student: string;
  readonly subject: string;
  readonly parts: Marks;
};

/** Money that came in at one time, in whole taka. */
export type Payment = {
  readonly amount: number;
  readonly means: PaymentMeans;
  readonly day: Day;
  /** The number of its receipt; those of the past have theirs in a drawer. */
  readonly receipt: number | null;
};

/** Money for a month such as 2026-11, or for an exam. */
export type Due = {
  readonly id: string;
  readonly student: string;
  readonly for:
    | { readonly kind: 'month'; readonly month: string }
    | { readonly kind: 'exam'; readonly exam: string };
  readonly amount: number;
  readonly payments: readonly Payment[];
};

export type Person = {
  readonly id: string;
  readonly student: string;
  readonly name: DemoText;
  readonly relation: DemoText;
  readonly phone: string;
  readonly picture: string | null;
};

export type Pickup = {
  readonly student: string;
  readonly person: string;
  /** When the student was last let go, in minutes after midnight. */
  readonly left: { readonly day: Day; readonly at: number } | null;
};

/** The mutable state of a school. */
export type SchoolWorld = {
  readonly lessons: readonly Lesson[];
  /** Who is absent when. */
  readonly away: readonly { readonly teacher: string; readonly day: Day }[];
  readonly substitutes: readonly Substitute[];
  readonly exams: readonly { readonly id: string; readonly isPublished: boolean }[];
  readonly marks: readonly MarkRow[];
  readonly register: readonly {
    readonly student: string;
    readonly day: Day;
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
  readonly pickups: readonly Pickup[];
};
