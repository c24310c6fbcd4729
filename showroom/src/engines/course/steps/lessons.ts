import { hasMoreGraphemes } from '@nokshi/forms/graphemes.ts';
import { refuse } from '../../../runtime/refuse.ts';
import { typedNumber } from '../../../words/amount.ts';
import { courseOf } from '../data.ts';
import { words } from '../words.ts';
import type { Step } from '../world.ts';

const titleLength = 70;
const textLength = 2000;
const mostMinutes = 180;

/**
 * Adds a lesson at the end of a course, for everyone enrolled; certificates that were given stay.
 * @param typed as somebody wrote it; each line of the text is a thought of its own
 * @throws Refusal for what is missing or too long
 */
export const addLesson: Step<
  [course: string, typed: Readonly<Record<'title' | 'minutes' | 'text', string>>]
> = ({ data, language }, world, id, typed) => {
  const course = courseOf(data, id);
  const [title, text] = [typed.title.trim(), typed.text.trim()];
  const minutes = typedNumber(typed.minutes);
  if (!course || title === '' || hasMoreGraphemes(title, titleLength)) {
    refuse(language, words.titleMissing, {}, 'title');
  }
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > mostMinutes) {
    refuse(language, words.notMinutes, {}, 'minutes');
  }
  if (text === '' || hasMoreGraphemes(text, textLength)) {
    refuse(language, words.textMissing, {}, 'text');
  }
  const slides = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const lesson = { id: `added-${world.added.length + 1}`, course: id, title, minutes, slides };
  return { ...world, added: [...world.added, lesson] };
};
