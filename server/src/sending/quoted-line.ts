import { oneLine } from '@nokshi/forms/check.ts';

/** A visitor's text for a list: on one line, without controls, and turning nothing. */
export const quotedLine = (text: string): string => oneLine(text) ?? '';
