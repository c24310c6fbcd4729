import { filled } from '../../../shell/words.ts';
import { monthInWords } from '../../../words/days.ts';
import { nameOf } from '../data.ts';
import { useSchool } from '../engine.ts';
import { words } from '../words/words.ts';
import type { Due } from '../world.ts';

/** What a due is for: the fee of a month, or of an examination. */
export function useDueName(): (due: Due) => string {
  const { data, translate, language } = useSchool();
  return ({ for: reason }) =>
    reason.kind === 'month'
      ? filled(translate(words.fee), {
          month: monthInWords(reason.month, language),
        })
      : filled(translate(words.examFee), { exam: translate(nameOf(data.exams, reason.exam)) });
}
