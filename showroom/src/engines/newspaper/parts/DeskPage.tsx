import { type RefObject, type SubmitEvent, useRef } from 'react';
import { screenHash } from '../../../room/hash.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Box } from '../Box.tsx';
import { type PartOf, partOf } from '../data.ts';
import { digits } from '../dates.ts';
import styles from '../Form.module.css';
import links from '../Links.module.css';
import { fileReport, withdrawReport } from '../reports.ts';
import { useNewspaper } from '../room.ts';
import { oversOf, scorecardAfter } from '../score.ts';
import { TextArea } from '../TextArea.tsx';
import { words } from '../words.ts';
import { inDigits } from './inDigits.ts';

/** The desk of a reporter at the ground, made for a phone: what is sent stands on the front at once. */
export function DeskPage({ part }: { part: PartOf<'desk'> }) {
  const { data, world, say, change, reach } = useNewspaper();
  const field = useRef<HTMLTextAreaElement>(null);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const of = (name: string) => String(typed.get(name) ?? '');
    const isFiled = change((before) =>
      fileReport(
        before,
        { section: of('section'), title: of('title'), text: of('text'), by: of('by') },
        {
          noTitle: say(words.noTitle),
          longTitle: say(words.longTitle),
          noReport: say(words.noReport),
          noName: say(words.noName),
        },
      ),
    );
    if (!isFiled) return;
    form.reset();
    reach('filed');
  };
  return (
    <>
      <h2>{say(part.title)}</h2>
      <p>{say(part.intro)}</p>
      <form className={styles.form} onSubmit={send} noValidate>
        <Field
          label={say(words.section)}
          name="section"
          initial={data.sections[0]?.id}
          options={data.sections.map(({ id, name }) => ({ value: id, label: say(name) }))}
        />
        <Field label={say(words.headline)} name="title" />
        <TextArea label={say(words.report)} name="text" field={field} />
        <ScoreButton field={field} />
        <Field label={say(words.reporter)} name="by" autoComplete="name" />
        <Button type="submit">{say(words.file)}</Button>
      </form>
      <div role="status">
        {world.reports.length > 0 && (
          <Box title={say(words.yourReports)}>
            <ul className={links.choices}>
              {world.reports.map(({ number, title }) => (
                <li key={number}>
                  <a className={links.more} href={screenHash('story', `filed-${number}`)}>
                    {title}
                  </a>{' '}
                  <Button
                    variant="quiet"
                    label={`${say(words.withdraw)}: ${title}`}
                    onClick={() => change((before) => withdrawReport(before, number))}
                  >
                    {say(words.withdraw)}
                  </Button>
                </li>
              ))}
            </ul>
          </Box>
        )}
      </div>
    </>
  );
}

/** Puts the score of the moment at the end of what is written: nobody types it wrong in the crowd. */
function ScoreButton({ field }: { field: RefObject<HTMLTextAreaElement | null> }) {
  const { data, world, say, language } = useNewspaper();
  const match = partOf(data, 'match');
  if (!match) return null;
  const put = () => {
    const area = field.current;
    if (!area) return;
    const { total, wickets, balls } = scorecardAfter(match, world.balls);
    const score = `${say(match.batting)} ${digits(total, language)}/${digits(wickets, language)} (${inDigits(oversOf(balls), language)} ${say(words.overs)})`;
    area.value = [area.value.trimEnd(), score].filter(Boolean).join(' ');
    area.focus();
  };
  return (
    <Button variant="quiet" onClick={put}>
      {say(words.scoreNow)}
    </Button>
  );
}
