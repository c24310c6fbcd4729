import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { nearestDay } from '../../../../words/calendar.ts';
import { dayOf } from '../../../../words/days.ts';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { isIssueDay } from '../../steps/stories.ts';
import { stopLetter, writeTo } from '../../steps/subscriptions.ts';
import { weeklyWords } from '../../words/weekly-words.ts';
import { Box } from '../Box.tsx';
import styles from '../Form.module.css';

/** The newsletter: an address, and the day of the next letter. */
export function LetterView({ part }: { part: SectionOf<'letter'> }) {
  const { data, world, t, today, step, completeTask, act, date } = useNewspaper();
  const send = (typed: FormData) => {
    const address = String(typed.get('address'));
    if (act(writeTo, address)) completeTask('written');
  };
  const next = nearestDay(dayOf(today, 1), (day) => isIssueDay(data, day));
  return (
    <Box title={t(part.title)} look="filled">
      <p>{t(part.about)}</p>
      {world.letter === null ? (
        <Entry className={styles.form} send={send}>
          <Field label={t(weeklyWords.mail)} name="address" autoComplete="email" />
          <Button type="submit">{t(weeklyWords.sendMe)}</Button>
        </Entry>
      ) : (
        <>
          <p role="status">
            {t(weeklyWords.goesTo)} <b>{world.letter}</b>. {t(weeklyWords.nextLetter)} {date(next)}.
          </p>
          <p>
            <Button variant="quiet" onClick={() => step(stopLetter)}>
              {t(weeklyWords.stop)}
            </Button>
          </p>
        </>
      )}
    </Box>
  );
}
