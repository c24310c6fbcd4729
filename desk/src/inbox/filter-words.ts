import { isLanguage, languages } from '@nokshi/forms/languages.ts';
import type { Places } from '@nokshi/server/desk/contract/places.ts';
import type { useWords } from '../words.ts';
import type { FilterName } from './views.ts';

type Words = Pick<ReturnType<typeof useWords>, 'said' | 'language'>;

/** What a value of a filter is called. */
export function valueName(
  filter: FilterName,
  value: string,
  { said, language }: Words,
  users: Places['users'],
): string {
  switch (filter) {
    case 'kind':
      return value === 'demo' ? said.kinds.demo : said.kinds.contact;
    case 'language':
      return isLanguage(value) ? languages[value].name : value;
    case 'since':
    case 'until':
      // A day is the same everywhere: as UTC, no clock moves it.
      return new Intl.DateTimeFormat(languages[language].locale, {
        dateStyle: 'medium',
        timeZone: 'UTC',
      }).format(new Date(value));
    case 'assignee':
      if (value === 'nobody') return said.list.nobody;
      if (value === 'me') return said.views.mine;
      return users.find(({ email }) => email === value)?.name ?? value;
    default:
      return value;
  }
}
