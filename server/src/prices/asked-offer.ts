import { pathIn } from '@nokshi/forms/languages.ts';
import { isReference } from '@nokshi/forms/reference.ts';
import { type Answers, type Note, readAnswers, writeAnswers } from '@nokshi/prices/answers.ts';
import { type Plan, planNamed } from '@nokshi/prices/plans.ts';
import type { Telling } from '@nokshi/prices/tell-offer.ts';
import { queryOf } from '../requests/query.ts';

/** What an address asks for: reckoned anew, whatever sums came along with it. */
export type AskedOffer = {
  plan: Plan;
  answers: Answers;
  notes: Note[];
  /** The same answers as a query, put right. */
  query: string;
  /** The number that the offer has on paper; nothing where the address holds none. */
  reference: string | undefined;
};

/**
 * What an offer is asked for with.
 * @param address of an offer, or its query alone
 * @returns undefined where it asks for nothing that the book prices
 */
export function askedOffer(
  address: string,
  { book }: Telling,
  referencePrefix: string,
): AskedOffer | undefined {
  const query = queryOf(address);
  const plan = planNamed(book, query.get('product') ?? '');
  if (!plan) return undefined;
  const { answers, notes } = readAnswers(plan, query);
  const reference = query.get('reference');
  return {
    plan,
    answers,
    notes,
    query: writeAnswers(plan, answers),
    reference: isReference(referencePrefix, reference) ? reference : undefined,
  };
}

/** The address at which an offer is found again. */
export const offerAddress = (
  { query }: AskedOffer,
  { language }: Telling,
  { url }: { url: string },
): string => `${url.replace(/\/$/, '')}${pathIn(language, '/price')}?${query}`;
