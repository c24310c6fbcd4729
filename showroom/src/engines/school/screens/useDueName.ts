import { monthInWords } from '../../../words/days.ts';
import { nameOf } from '../data.ts';
import { useSchool } from '../engine.ts';
import { words } from '../words/words.ts';
import type { Due } from '../world.ts';

/** What a due is for: the fee of a month, or of an examination. */
export function useDueName(): (due: Due) => string {
  const { data, t, language, say } = useSchool();
  return ({ for: reason }) =>
    reason.kind === 'month'
      ? say(words.fee, {
          month: monthInWords(reason.month, language),
        })
      : say(words.examFee, { exam: t(nameOf(data.exams, reason.exam)) });
}
