import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { nearestDay } from '../../../../words/calendar.ts';
import { dayInWords, dayOf } from '../../../../words/days.ts';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { isIssueDay } from '../../steps/stories.ts';
import { stopLetter, writeTo } from '../../steps/subscriptions.ts';
import { weeklyWords } from '../../words/weekly-words.ts';
import { Box } from '../Box.tsx';
import styles from '../Form.module.css';

/** The newsletter: an address, and the day of the next letter. */
export function LetterView({ part }: { part: SectionOf<'letter'> }) {
  const { data, world, translate, language, today, step, completeTask } = useNewspaper();
  const send = (typed: FormData) => {
    const address = String(typed.get('address'));
    if (step((premises, before) => writeTo(premises, before, address))) completeTask('written');
  };
  const next = nearestDay(dayOf(today, 1), (day) => isIssueDay(data, day));
  return (
    <Box title={translate(part.title)} look="filled">
      <p>{translate(part.about)}</p>
      {world.letter === null ? (
        <Entry className={styles.form} send={send}>
          <Field label={translate(weeklyWords.mail)} name="address" autoComplete="email" />
          <Button type="submit">{translate(weeklyWords.sendMe)}</Button>
        </Entry>
      ) : (
        <>
          <p role="status">
            {translate(weeklyWords.goesTo)} <b>{world.letter}</b>.{' '}
            {translate(weeklyWords.nextLetter)} {dayInWords(next, language)}.
          </p>
          <p>
            <Button variant="quiet" onClick={() => step(stopLetter)}>
              {translate(weeklyWords.stop)}
            </Button>
          </p>
        </>
      )}
    </Box>
  );
}
