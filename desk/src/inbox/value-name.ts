import { isLanguage, languages } from '@nokshi/forms/languages.ts';
import { dayInWords } from '../clock/moment-in-words.ts';
import { campaignName } from '../words/campaign.ts';
import type { FilterName } from '../words/list.ts';
import type { useWords } from '../words/words.ts';

type Words = Pick<ReturnType<typeof useWords>, 'said' | 'language'>;

/** What a value of a filter is called. @param nameOf what a user of an address is called */
export function valueName(
  filter: FilterName,
  value: string,
  { said, language }: Words,
  nameOf: (email: string) => string,
): string {
  switch (filter) {
    case 'kind':
      return value === 'demo' ? said.kinds.demo : said.kinds.contact;
    case 'language':
      return isLanguage(value) ? languages[value].name : value;
    case 'since':
    case 'until':
      // A day is the same everywhere: as UTC, no clock moves it.
      return dayInWords(new Date(value), 'UTC', language);
    case 'campaign':
      return campaignName(value);
    case 'assignee':
      if (value === 'nobody') return said.list.nobody;
      if (value === 'me') return said.views.mine;
      return nameOf(value);
    default:
      return value;
  }
}
