import { linkValues } from '@nokshi/forms/link-values.ts';
import { type Answers, type Note, readAnswers, writeAnswers } from '@nokshi/prices/answers.ts';
import { type Book, type Plan, planNamed } from '@nokshi/prices/plans.ts';
import type { QuestionName } from '@nokshi/prices/questions.ts';
import { useEffect, useState } from 'react';
import { campaignOf } from '../enquiry/origin.ts';

/** The choice of what the offer is for, as the page is built. */
export const productFieldId = 'offer-product';

/** The raw values from the address; anything may stand there. */
type Given = { product: string; values: ReadonlyMap<string, string> };

const givenIn = (search: string): Given => {
  const values = linkValues(search);
  return { product: values.get('product') ?? '', values };
};

/** The valid answers and the corrections; nothing before a product is chosen. */
export type Chosen = { plan: Plan; answers: Answers; notes: Note[]; query: string };

function chosenOf(book: Book, { product, values }: Given): Chosen | undefined {
  const plan = product === '' ? undefined : planNamed(book, product);
  if (!plan) return undefined;
  const { answers, notes } = readAnswers(plan, values);
  return { plan, answers, notes, query: writeAnswers(plan, answers) };
}

const chosenBefore = (): string =>
  typeof document === 'undefined'
    ? ''
    : (document.querySelector<HTMLSelectElement>(`#${productFieldId}`)?.value ?? '');

/** Leads to this page in the other languages with the same answers. */
function carryToOtherLanguages(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[rel=alternate][hreflang]')) {
    link.search = location.search;
  }
}

/**
 * The answers of a visitor, which stand in the address of the page: so that it can be sent to a partner,
 * and the way back of the browser brings them back.
 */
export function useOffer(book: Book) {
  // On a slow line a visitor may have chosen before the script ran; on a page that was translated React then
  // writes the choice anew.
  const [early] = useState(chosenBefore);
  const [given, setGiven] = useState<Given>({ product: '', values: new Map() });

  const [isAnswered, setAnswered] = useState(false);

  const chosen = chosenOf(book, given);

  const change = (next: Given) => {
    setGiven(next);
    setAnswered(true);
    // The enquiry says which campaign it came from when it is sent.
    const parts = [chosenOf(book, next)?.query ?? '', campaignOf(location.search)];
    const query = parts.filter((part) => part !== '').join('&');
    const address = query === '' ? location.pathname : `?${query}`;
    // Another product is a step that one goes back from; a number is not.
    if (next.product === given.product) history.replaceState(history.state, '', address);
    else history.pushState(null, '', address);
    carryToOtherLanguages();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is taken over
  useEffect(() => {
    const read = () => {
      setGiven(givenIn(location.search));
      carryToOtherLanguages();
    };
    const address = givenIn(location.search);
    if (early !== '' && early !== address.product) change({ ...address, product: early });
    else read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);

  return {
    given,
    chosen,
    /** Whether the visitor has answered anything here, besides what the address held. */
    isAnswered,
    choose: (product: string) => {
      // The text under the pointer changes, so the scroll position is kept.
      const values = new Map(given.values);
      values.delete('rows');
      change({ product, values });
    },
    /** Opens a line of the list of all prices, and leads to its questions. */
    open: (query: string) => {
      change(givenIn(query));
      const field = document.querySelector<HTMLElement>(`#${productFieldId}`);
      field?.focus({ preventScroll: true });
      // The offer beside it begins here, too.
      field?.closest('form')?.parentElement?.scrollIntoView();
    },
    answer: (name: QuestionName, value: string) =>
      change({ ...given, values: new Map(given.values).set(name, value) }),
  };
}
