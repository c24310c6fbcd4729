import { hasMoreGraphemes } from '@nokshi/forms/graphemes.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { words } from '../words/words.ts';
import type { Report, Step } from '../world.ts';

const titleLength = 120;
const nameLength = 80;

/** Sends a report to the desk. @throws Refusal for one without a headline, a sentence or a name */
export const fileReport: Step<[Omit<Report, 'number' | 'state'>]> = (
  { data, language },
  world,
  typed,
) => {
  const [title, text, by] = [typed.title.trim(), typed.text.trim(), typed.by.trim()];
  const section = data.sections.find(({ id }) => id === typed.section)?.id;
  if (title === '') refuse(language, words.noTitle, {}, 'title');
  if (hasMoreGraphemes(title, titleLength)) refuse(language, words.longTitle, {}, 'title');
  if (text === '' || section === undefined) refuse(language, words.noReport, {}, 'text');
  if (by === '') refuse(language, words.noName, {}, 'by');
  if (hasMoreGraphemes(by, nameLength)) refuse(language, words.longName, {}, 'by');
  const number = Math.max(0, ...world.reports.map((one) => one.number)) + 1;
  const state = { is: 'waiting' } as const;
  return { ...world, reports: [{ number, section, title, text, by, state }, ...world.reports] };
};

/** Takes a report back, wherever it stands. */
export const withdrawReport: Step<[number: number]> = (_, world, number) => ({
  ...world,
  reports: world.reports.filter((one) => one.number !== number),
});
