import { dayIn } from '@nokshi/forms/calendar-day.ts';
import type { CheckedFields } from '@nokshi/forms/fields.ts';
import type { Language } from '@nokshi/forms/languages.ts';
import { takaOf } from '@nokshi/prices/taka.ts';
import { type Telling, tellNote, tellOffer } from '@nokshi/prices/tell-offer.ts';
import type { Sentences } from '../sentences.ts';
import { type AskedOffer, offerAddress } from './asked-offer.ts';

/**
 * What the ledger keeps of an enquiry about an offer: its title as the subject; the visitor's own words
 * and below them the offer as the server reckons it; and its address, which holds all answers.
 * @param received milliseconds since 1970
 */
export function withOffer(
  fields: CheckedFields,
  asked: AskedOffer,
  received: number,
  language: Language,
  { offers, company, timeZone }: Sentences,
): CheckedFields {
  const telling = offers[language];
  const { title, text } = offerInWords(asked, dayIn(timeZone, received), telling);
  const reckoned = `${text}\n${telling.words.enquiry.changed}`;
  return {
    ...fields,
    subject: title,
    message: [fields.message.trim(), reckoned].filter((part) => part !== '').join('\n\n'),
    offer: offerAddress(asked, telling, company[language]),
  };
}

/**
 * The offer as words, for whoever answers it: its lines, its sums and the day of the book.
 * @param today the day on which it came, such as 2026-11-20
 */
function offerInWords(
  { plan, answers, notes }: AskedOffer,
  today: string,
  telling: Telling,
): { title: string; text: string } {
  const { words, language } = telling;
  const { sheet } = words;
  const told = tellOffer(plan, answers, today, telling);
  const amounts = ({ once, monthly }: { once: number; monthly: number }): string =>
    [
      once > 0 ? `${sheet.once} ${takaOf(once, language)}` : [],
      monthly > 0 ? `${sheet.monthly} ${takaOf(monthly, language)}` : [],
    ]
      .flat()
      .join(', ');
  const lines = [
    told.title,
    ...told.items.map((item) => `- ${item.label}: ${amounts(item)}`),
    `${sheet.total}: ${amounts(told)}`,
    `${told.vatLabel}: ${amounts(told.vat)}`,
    told.first,
    `${sheet.firstYear}: ${takaOf(told.payable.firstYear, language)}; ${sheet.threeYears}: ${takaOf(told.payable.threeYears, language)} (${sheet.vatIncluded})`,
    told.other,
    told.time,
    told.valid,
    told.bookDay,
    ...notes.map((note) => tellNote(plan, note, telling)),
  ];
  return { title: told.title, text: lines.filter((line) => line !== '').join('\n') };
}
