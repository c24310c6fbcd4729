import { oneLine } from '@nokshi/forms/check.ts';

/** What a visitor typed, fit for its place in a list: on one line, without controls, and turning nothing. */
export const quotedLine = (text: string): string => oneLine(text) ?? '';
