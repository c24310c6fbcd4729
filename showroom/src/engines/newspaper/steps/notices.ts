import { hasMoreGraphemes } from '@nokshi/forms/graphemes.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { mobileNumber } from '../../../words/phone.ts';
import { type SectionOf, sectionOf } from '../data.ts';
import { words } from '../words/words.ts';
import { firstNotice, type Step } from '../world.ts';

/** The cost of a notice in taka: its words by the day, for so many days. */
export const costOf = (
  { price, words: held, more }: Pick<SectionOf<'notices'>, 'price' | 'words' | 'more'>,
  count: number,
  days: number,
): number => (price + Math.ceil(Math.max(0, count - held) / 10) * more) * days;

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

const noticeLength = 600;
const nameLength = 60;
const mostDays = 7;

export const areDays = (days: number): boolean =>
  Number.isInteger(days) && days >= 1 && days <= mostDays;

/** A notice as somebody wrote it. @param kind its place among the kinds of the paper, from 0 */
export type TypedNotice = {
  readonly kind: number;
  readonly text: string;
  readonly name: string;
  readonly contact: string;
  readonly days: number;
  readonly mobile: string;
};

/** Takes a notice that was paid for; it waits for the desk. @throws Refusal for what can't be printed or paid */
export const giveNotice: Step<[TypedNotice]> = ({ data, language }, world, typed) => {
  const part = sectionOf(data, 'notices');
  const kind = part?.kinds[typed.kind];
  const [text, name, { days }] = [typed.text.trim(), typed.name.trim(), typed];
  const contact = mobileNumber(typed.contact);
  if (!part || kind === undefined || text === '') refuse(language, words.noText, {}, 'text');
  if (hasMoreGraphemes(text, noticeLength)) refuse(language, words.long, {}, 'text');
  if (name === '') refuse(language, words.noName, {}, 'name');
  if (hasMoreGraphemes(name, nameLength)) refuse(language, words.longName, {}, 'name');
  if (!contact) refuse(language, words.notMobile, {}, 'contact');
  if (!areDays(days)) refuse(language, words.notDays, {}, 'days');
  if (!mobileNumber(typed.mobile)) refuse(language, words.notMobile, {}, 'mobile');
  const number = Math.max(firstNotice, ...world.notices.map((one) => one.number)) + 1;
  const paid = costOf(part, countWords(text), days);
  const state = { is: 'waiting' } as const;
  return {
    ...world,
    notices: [{ kind, text, name, contact, number, days, paid, state }, ...world.notices],
  };
};
