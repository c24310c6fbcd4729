import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Form } from '../../../../ui/Form.tsx';
import { nearestDay } from '../../../../words/calendar.ts';
import { dayOf } from '../../../../words/days.ts';
import type { SectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { isIssueDay } from '../../steps/stories.ts';
import { stopLetter, writeTo } from '../../steps/subscriptions.ts';
import { words } from '../../words/words.ts';
import { Box } from '../Box.tsx';

/** The newsletter: an address, and the day of the next letter. */
export function LetterView({ part }: { part: SectionOf<'letter'> }) {
  const { data, world, t, today, completeTask, act, date } = useNewspaper();
  const send = (typed: (name: string) => string) => {
    const isTaken = act(writeTo, typed('address'));
    if (isTaken) completeTask('written');
    return isTaken;
  };
  const next = nearestDay(dayOf(today, 1), (day) => isIssueDay(data, day));
  return (
    <Box title={t(part.title)} look="filled">
      <p>{t(part.about)}</p>
      {world.letter === null ? (
        <Form action={t(words.sendMe)} send={send}>
          <Field label={t(words.mail)} name="address" autoComplete="email" />
        </Form>
      ) : (
        <>
          <p role="status">
            {t(words.goesTo)} <b>{world.letter}</b>. {t(words.nextLetter)} {date(next)}.
          </p>
          <p>
            <Button variant="quiet" onClick={() => act(stopLetter)}>
              {t(words.stop)}
            </Button>
          </p>
        </>
      )}
    </Box>
  );
}
