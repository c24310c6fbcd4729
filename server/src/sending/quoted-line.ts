import { oneLine } from '@nokshi/forms/check.ts';
import { withoutDirectionMarks } from '@nokshi/forms/direction-marks.ts';

/** What a visitor typed, fit for its place in a list: on one line, without controls, and turning nothing. */
export const quotedLine = (text: string): string => withoutDirectionMarks(oneLine(text) ?? '');
