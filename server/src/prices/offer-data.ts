import { numberIn } from '@nokshi/forms/fill.ts';
import { answerTo } from '@nokshi/prices/answers.ts';
import type { Plan } from '@nokshi/prices/plans.ts';
import { questionsOf } from '@nokshi/prices/questions.ts';
import { sheetOf } from '@nokshi/prices/sheet.ts';
import {
  optionsOf,
  questionOf,
  type Telling,
  tellNote,
  tellOffer,
} from '@nokshi/prices/tell-offer.ts';
import type { TemplateData } from '../pages/filled-template.ts';
import { type AskedOffer, offerAddress } from './asked-offer.ts';

/** Who makes an offer, and when. */
export type OfferMaker = { today: string; reference: string; url: string; brand: string };

function questionsData(plan: Plan, asked: AskedOffer, telling: Telling): TemplateData[] {
  return questionsOf(plan).map((question) => {
    const { name } = question;
    const answer = answerTo(plan, asked.answers, name);
    const label = questionOf(plan, name, telling);
    if (question.kind === 'number') {
      return { name, label, number: 'yes', value: numberIn(telling.language, Number(answer)) };
    }
    const words = optionsOf(name, telling.words);
    const chosen = question.options.indexOf(String(answer));
    const option = (value: string) => ({ value, words: words[value] ?? value });
    return {
      name,
      label,
      choice: 'yes',
      before: question.options.slice(0, chosen).map(option),
      chosen: [{ chosenValue: String(answer), words: words[String(answer)] ?? '' }],
      after: question.options.slice(chosen + 1).map(option),
    };
  });
}

/** The values that fill the page's template. */
export function offerData(asked: AskedOffer, maker: OfferMaker, telling: Telling): TemplateData {
  const { plan, answers, notes } = asked;
  const { today, reference, brand } = maker;
  const address = offerAddress(asked, telling, maker);
  const told = tellOffer(plan, answers, today, telling);
  return {
    ...sheetOf(told, plan, { today, reference, address, brand }, telling),
    product: plan.key,
    questions: questionsData(plan, asked, telling),
    notes: notes.map((note) => ({ text: tellNote(plan, note, telling) })),
  };
}
