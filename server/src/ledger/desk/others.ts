import { emailKey } from '@nokshi/forms/email.ts';
import { phoneNumbersIn } from '@nokshi/forms/phone-numbers.ts';
import { foldedWords } from '@nokshi/forms/search-words.ts';
import type { Kysely } from 'kysely';
import type { Row } from '../enquiries/list.ts';
import { readRow } from '../enquiries/read.ts';
import type { Schema } from '../schema.ts';
import { candidates, type Search } from '../search/search.ts';
import { isIndexBehind } from '../search/search-index.ts';
import { itemOf, type WorkItem } from './inbox.ts';

/** Other enquiries of the same person, the latest first. */
type Others = {
  items: WorkItem[];
  /** Whether there are others after these. */
  more: boolean;
  /** False when something came in that the search doesn't find yet. */
  isComplete: boolean;
};

const mostShown = 20;

/** What the search takes for the same person may be another: so many are looked at. */
const mostLookedAt = 500;

/** Fewer signs are in too many words. */
const fewestSigns = 5;

/** The numbers that can be dialled: what is invented or shortened, such as 123456, is many people's. */
const dialledIn = ({ phone }: Row): string[] =>
  phoneNumbersIn(phone).flatMap(({ number, international }) => (international ? [number] : []));

const isSamePerson = (one: Row, other: Row): boolean => {
  if (one.email !== '' && emailKey(one.email) === emailKey(other.email)) return true;
  const phones = dialledIn(one);
  return dialledIn(other).some((phone) => phones.includes(phone));
};

/** Finds the other enquiries of who wrote one: from the same address or with the same number. */
export async function readOthers(
  ledger: Kysely<Schema>,
  reference: string,
): Promise<Others | undefined> {
  const enquiry = await readRow(ledger, reference);
  if (!enquiry) return undefined;
  const pieces = [foldedWords(emailKey(enquiry.email)), ...dialledIn(enquiry)]
    .filter(({ length }) => length >= fewestSigns)
    .map((piece) => [piece]);
  const found = pieces.length > 0 ? await findOthers(ledger, enquiry, [pieces]) : [];
  return {
    items: found.slice(0, mostShown).map(itemOf),
    more: found.length > mostShown,
    isComplete: !(await isIndexBehind(ledger)),
  };
}

async function findOthers(ledger: Kysely<Schema>, enquiry: Row, search: Search): Promise<Row[]> {
  const found: Row[] = [];
  let looked = 0;
  for await (const numbers of candidates(ledger, search, undefined)) {
    for (let start = 0; start < numbers.length; start += mostShown) {
      if (found.length > mostShown || looked >= mostLookedAt) return found;
      const some = numbers.slice(start, start + mostShown);
      looked += some.length;
      const rows = await ledger
        .selectFrom('search_rows')
        .innerJoin('enquiries', 'enquiries.reference', 'search_rows.reference')
        .selectAll('enquiries')
        .select('id')
        .where('id', 'in', some)
        .execute();
      rows.sort((one, other) => other.id - one.id);
      found.push(
        ...rows.filter((row) => row.reference !== enquiry.reference && isSamePerson(enquiry, row)),
      );
    }
  }
  return found;
}
