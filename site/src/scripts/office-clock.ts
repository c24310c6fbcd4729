/** Tells on the page of contacts whether the office is open, and by when one is answered, by the clock of the company. */
import { fill } from '@nokshi/forms/fill.ts';
import { languageOf, languages } from '@nokshi/forms/languages.ts';
import { clockIn } from '@nokshi/forms/local-time.ts';
import { type TimeUse, timeInSentence } from '../content/times.ts';
import { officeAt } from './office-time.ts';

const language = languageOf(document.documentElement.lang);

const dayName = (day: string) =>
  new Date(day).toLocaleDateString(languages[language].locale, {
    weekday: 'long',
    timeZone: 'UTC',
  });

/** Whether a day of the company is the one on the visitor's clock, too, who may be elsewhere. */
const isToday = (day: string) => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return clockIn(timeZone, Date.now()).startsWith(day);
};

function say(selector: string, sentence: string, day: string, time: string, use: TimeUse) {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-${selector}]`)) {
    const words = element.dataset[sentence] ?? element.dataset['closed'] ?? '';
    const values = { day: dayName(day), time: timeInSentence(time, use, language) };
    element.textContent = fill(words, values, language);
  }
}

function tell() {
  const times = document.querySelector<HTMLElement>('[data-office]')?.dataset['office'];
  if (!times) return;
  const office = JSON.parse(times);
  const now = officeAt(Date.now(), office);
  if (now.isOpen) say('open', 'open', now.opens, office.until, 'until');
  else say('open', isToday(now.opens) ? 'today' : 'closed', now.opens, office.from, 'at');
  say('by', 'by', now.nextDay, office.until, 'by');
}

tell();
// A page may be shown again, or come to the front, long after it was read.
addEventListener('pageshow', tell);
document.addEventListener('visibilitychange', tell);
