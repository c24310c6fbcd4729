/** Tells on the page of contacts whether the office is open, and by when one is answered, by the clock of the company. */
import { fill } from '@nokshi/forms/fill.ts';
import { languageOf, languages } from '@nokshi/forms/languages.ts';
import { timeOfDay } from '../content/times.ts';
import { officeAt } from './office-time.ts';

const language = languageOf(document.documentElement.lang);

const dayName = (day: string) =>
  new Date(day).toLocaleDateString(languages[language].locale, {
    weekday: 'long',
    timeZone: 'UTC',
  });
const timeName = (time: string) => {
  const { part, clock } = timeOfDay(time, language);
  return part === undefined ? clock : `${part} ${clock}`;
};

const times = document.querySelector<HTMLElement>('[data-office]')?.dataset['office'];
if (times) {
  const office = JSON.parse(times);
  const now = officeAt(Date.now(), office);
  const say = (selector: string, sentence: string, day: string, time: string) => {
    for (const element of document.querySelectorAll<HTMLElement>(`[data-${selector}]`)) {
      const words = element.dataset[sentence] ?? '';
      element.textContent = fill(words, { day: dayName(day), time: timeName(time) }, language);
    }
  };
  if (now.isOpen) say('open', 'open', now.opens, office.until);
  else say('open', 'closed', now.opens, office.from);
  say('by', 'by', now.nextDay, office.until);
}
