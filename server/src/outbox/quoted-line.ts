import { oneLine } from '@nokshi/forms/check.ts';

/** Marks that turn the direction of a line, and what follows with it. */
const turns = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** What a visitor typed, fit for its place in a list: on one line, without controls, and turning nothing. */
export const quotedLine = (text: string): string => (oneLine(text) ?? '').replace(turns, '');
