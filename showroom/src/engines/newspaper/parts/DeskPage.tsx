import { type RefObject, type SubmitEvent, useRef } from 'react';
import { screenHash } from '../../../runtime/hash.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { Box } from '../Box.tsx';
import { type PartOf, partOf } from '../data.ts';
import { digits } from '../dates.ts';
import { useNewspaper } from '../engine.ts';
import styles from '../Form.module.css';
import links from '../Links.module.css';
import { fileReport, withdrawReport } from '../reports.ts';
import { oversOf, scorecardAfter } from '../score.ts';
import { words } from '../words.ts';
import { inDigits } from './inDigits.ts';

/** The desk of a reporter at the ground, made for a phone: what is sent stands on the front at once. */
export function DeskPage({ part }: { part: PartOf<'desk'> }) {
  const { data, world, translate, change, completeTask } = useNewspaper();
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
          noTitle: translate(words.noTitle),
          longTitle: translate(words.longTitle),
          noReport: translate(words.noReport),
          noName: translate(words.noName),
        },
      ),
    );
    if (!isFiled) return;
    form.reset();
    completeTask('filed');
  };
  return (
    <>
      <h2>{translate(part.title)}</h2>
      <p>{translate(part.intro)}</p>
      <form className={styles.form} onSubmit={send} noValidate>
        <Field
          label={translate(words.section)}
          name="section"
          initial={data.sections[0]?.id}
          options={data.sections.map(({ id, name }) => ({ value: id, label: translate(name) }))}
        />
        <Field label={translate(words.headline)} name="title" />
        <TextArea label={translate(words.report)} name="text" field={field} />
        <ScoreButton field={field} />
        <Field label={translate(words.reporter)} name="by" autoComplete="name" />
        <Button type="submit">{translate(words.file)}</Button>
      </form>
      <div role="status">
        {world.reports.length > 0 && (
          <Box title={translate(words.yourReports)}>
            <ul className={links.choices}>
              {world.reports.map(({ number, title }) => (
                <li key={number}>
                  <a className={links.more} href={screenHash('story', `filed-${number}`)}>
                    {title}
                  </a>{' '}
                  <Button
                    variant="quiet"
                    label={`${translate(words.withdraw)}: ${title}`}
                    onClick={() => change((before) => withdrawReport(before, number))}
                  >
                    {translate(words.withdraw)}
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
  const { data, world, translate, language } = useNewspaper();
  const match = partOf(data, 'match');
  if (!match) return null;
  const put = () => {
    const area = field.current;
    if (!area) return;
    const { total, wickets, balls } = scorecardAfter(match, world.balls);
    const score = `${translate(match.batting)} ${digits(total, language)}/${digits(wickets, language)} (${inDigits(oversOf(balls), language)} ${translate(words.overs)})`;
    area.value = [area.value.trimEnd(), score].filter(Boolean).join(' ');
    area.focus();
  };
  return (
    <Button variant="quiet" onClick={put}>
      {translate(words.scoreNow)}
    </Button>
  );
}
