import type { FilterName } from '@nokshi/contract/desk-words/list.ts';
import type { DeskWords } from '@nokshi/contract/desk-words/schema.ts';
import { formIds } from '@nokshi/forms/forms.ts';
import { isKnownLanguage, type Language, languages } from '@nokshi/forms/languages.ts';
import { dayInWords } from '../clock/moment-in-words.ts';
import { campaignName } from '../words/campaign.ts';

type Words = {
  language: Language;
  words: Pick<DeskWords, 'kinds'> & {
    list: Pick<DeskWords['list'], 'nobody'>;
    views: Pick<DeskWords['views'], 'mine'>;
  };
};

/** The name of a value of a filter. @param nameOf what a user of an address is called */
export function valueName(
  filter: FilterName,
  value: string,
  { words, language }: Words,
  nameOf: (email: string) => string,
): string {
  switch (filter) {
    case 'kind': {
      const form = formIds.find((one) => one === value);
      return form === undefined ? value : words.kinds[form];
    }
    case 'language':
      return isKnownLanguage(value) ? languages[value].name : value;
    case 'since':
    case 'until':
      // A day is the same everywhere: as UTC, no clock moves it.
      return dayInWords(new Date(value), 'UTC', language);
    case 'campaign':
      return campaignName(value);
    case 'assignee':
      if (value === 'nobody') return words.list.nobody;
      if (value === 'me') return words.views.mine;
      return nameOf(value);
    default:
      return value;
  }
}
