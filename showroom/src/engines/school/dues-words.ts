import { filled } from '../../frame/words.ts';
import { monthInWords } from '../../words/days.ts';
import { nameOf } from './data.ts';
import { useSchool } from './room.ts';
import { words } from './words.ts';
import type { Due } from './world.ts';

/** What a due is for: the fee of a month, or of an examination. */
export function useDueName(): (due: Due) => string {
  const { data, say, language, today } = useSchool();
  return ({ exam, month }) =>
    exam === ''
      ? filled(say(words.fee), { month: monthInWords(month, today, language) })
      : filled(say(words.examFee), { exam: say(nameOf(data.exams, exam)) });
}
