import { type RefObject, useRef } from 'react';
import { screenHash } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { TextArea } from '../../../../ui/TextArea.tsx';
import { type SectionOf, sectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { fileReport, withdrawReport } from '../../steps/reports.ts';
import { oversOf, scorecardAfter } from '../../steps/score.ts';
import { digits } from '../../words/dates.ts';
import { inDigits } from '../../words/inDigits.ts';
import { readingWords } from '../../words/reading-words.ts';
import { sportWords } from '../../words/sport-words.ts';
import { ApprovalLink } from '../ApprovalPage.tsx';
import { Box } from '../Box.tsx';
import styles from '../Form.module.css';
import links from '../Links.module.css';

/** The desk of a reporter at the ground, made for a phone: what is sent waits for the editor. */
export function DeskPage({ part }: { part: SectionOf<'desk'> }) {
  const { data, world, t, completeTask, act } = useNewspaper();
  const field = useRef<HTMLTextAreaElement>(null);
  const send = (typed: FormData, form: HTMLFormElement) => {
    const of = (name: string) => String(typed.get(name) ?? '');
    const report = {
      section: of('section'),
      title: of('title'),
      text: of('text'),
      by: of('by'),
    };
    const isFiled = act(fileReport, report);
    if (!isFiled) return;
    form.reset();
    completeTask('filed');
  };
  return (
    <>
      <h2>{t(part.title)}</h2>
      <p>{t(part.intro)}</p>
      <Entry className={styles.form} send={send}>
        <Field
          label={t(sportWords.section)}
          name="section"
          initial={data.sections[0]?.id}
          options={data.sections.map(({ id, name }) => ({ value: id, label: t(name) }))}
        />
        <Field label={t(sportWords.headline)} name="title" />
        <TextArea label={t(sportWords.report)} name="text" field={field} />
        <ScoreButton field={field} />
        <Field label={t(sportWords.reporter)} name="by" autoComplete="name" />
        <Button type="submit">{t(sportWords.file)}</Button>
      </Entry>
      <div role="status">
        {world.reports.length > 0 && (
          <Box title={t(sportWords.yourReports)}>
            <ul className={links.choices}>
              {world.reports.map(({ number, title, state }) => (
                <li key={number}>
                  {state.is === 'printed' ? (
                    <a className={links.more} href={screenHash('story', `filed-${number}`)}>
                      {title}
                    </a>
                  ) : (
                    `${title}: ${t(state.is === 'waiting' ? readingWords.waits : readingWords.declined)}`
                  )}{' '}
                  <Button
                    variant="quiet"
                    label={`${t(sportWords.withdraw)}: ${title}`}
                    onClick={() => act(withdrawReport, number)}
                  >
                    {t(sportWords.withdraw)}
                  </Button>
                </li>
              ))}
            </ul>
            <ApprovalLink />
          </Box>
        )}
      </div>
    </>
  );
}

/** Puts the score of the moment at the end of what is written: nobody types it wrong in the crowd. */
function ScoreButton({ field }: { field: RefObject<HTMLTextAreaElement | null> }) {
  const { data, world, t, language } = useNewspaper();
  const match = sectionOf(data, 'match');
  if (!match) return null;
  const put = () => {
    const area = field.current;
    if (!area) return;
    const { total, wickets, balls } = scorecardAfter(match, world.balls);
    const score = `${t(match.batting)} ${digits(total, language)}/${digits(wickets, language)} (${inDigits(oversOf(balls), language)} ${t(sportWords.overs)})`;
    area.value = [area.value.trimEnd(), score].filter(Boolean).join(' ');
    area.focus();
  };
  return (
    <Button variant="quiet" onClick={put}>
      {t(sportWords.scoreNow)}
    </Button>
  );
}
