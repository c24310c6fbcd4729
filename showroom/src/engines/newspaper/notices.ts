import { hasMoreLetters } from '@nokshi/forms/letters.ts';
import type { DemoText } from '../../demo/words.ts';
import { Refusal } from '../../runtime/refuse.ts';
import type { PartOf } from './data.ts';
import { mobileOf } from './mobile.ts';
import { firstNotice, type NewspaperWorld, type Sentences } from './world.ts';

/** What a notice costs in taka: its words by the day, for so many days. */
export const costOf = (
  { price, words, more }: PartOf<'notices'>,
  count: number,
  days: number,
): number => (price + Math.ceil(Math.max(0, count - words) / 10) * more) * days;

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

const noticeLetters = 600;

/** Prints a notice that was paid for. @throws Refusal for what can't be printed or paid */
export function printNotice(
  world: NewspaperWorld,
  part: PartOf<'notices'>,
  typed: {
    readonly kind: DemoText;
    readonly text: string;
    readonly name: string;
    readonly days: number;
    readonly mobile: string;
  },
  sentences: Sentences<'noText' | 'long' | 'noName' | 'days' | 'mobile'>,
): NewspaperWorld {
  const { kind, days } = typed;
  const [text, name] = [typed.text.trim(), typed.name.trim()];
  if (text === '') throw new Refusal(sentences.noText, 'text');
  if (hasMoreLetters(text, noticeLetters)) throw new Refusal(sentences.long, 'text');
  if (name === '') throw new Refusal(sentences.noName, 'name');
  if (!Number.isInteger(days) || days < 1 || days > 7) throw new Refusal(sentences.days, 'days');
  if (!mobileOf(typed.mobile)) throw new Refusal(sentences.mobile, 'mobile');
  const number = Math.max(firstNotice, ...world.notices.map((one) => one.number)) + 1;
  const paid = costOf(part, countWords(text), days);
  return {
    ...world,
    notices: [{ kind, text, name, day: 0, number, days, paid }, ...world.notices],
  };
}
