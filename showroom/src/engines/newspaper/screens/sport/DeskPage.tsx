import { type RefObject, useRef } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { type Control, Field } from '../../../../ui/Field.tsx';
import { Form } from '../../../../ui/Form.tsx';
import { Row } from '../../../../ui/layout.tsx';
import { type SectionOf, sectionOf } from '../../data.ts';
import { useNewspaper } from '../../engine.ts';
import { fileReport, withdrawReport } from '../../steps/reports.ts';
import { oversOf, scorecardAfter } from '../../steps/score.ts';
import { words } from '../../words/words.ts';
import { ApprovalLink } from '../ApprovalPage.tsx';
import { Box, Way } from '../Box.tsx';

/** The desk of a reporter at the ground, made for a phone: what is sent waits for the editor. */
export function DeskPage({ part }: { part: SectionOf<'desk'> }) {
  const { data, world, t, completeTask, act } = useNewspaper();
  const field = useRef<Control>(null);
  const send = (typed: (name: string) => string) => {
    const isFiled = act(fileReport, {
      section: typed('section'),
      title: typed('title'),
      text: typed('text'),
      by: typed('by'),
    });
    if (isFiled) completeTask('filed');
    return isFiled;
  };
  return (
    <>
      <h2>{t(part.title)}</h2>
      <p>{t(part.intro)}</p>
      <Form action={t(words.file)} send={send}>
        <Field
          label={t(words.section)}
          name="section"
          initial={data.sections[0]?.id}
          options={data.sections.map(({ id, name }) => ({ value: id, label: t(name) }))}
        />
        <Field label={t(words.headline)} name="title" />
        <Field label={t(words.report)} name="text" lines={5} field={field} />
        <ScoreButton field={field} />
        <Field label={t(words.reporter)} name="by" autoComplete="name" />
      </Form>
      <div role="status">
        {world.reports.length > 0 && (
          <Box title={t(words.yourReports)}>
            <Row as="ul" gap={2}>
              {world.reports.map(({ number, title, state }) => (
                <li key={number}>
                  {state.is === 'printed' ? (
                    <Way to={`story/filed-${number}`}>{title}</Way>
                  ) : (
                    `${title}: ${t(state.is === 'waiting' ? words.waits : words.declined)}`
                  )}{' '}
                  <Button
                    variant="quiet"
                    label={`${t(words.withdraw)}: ${title}`}
                    onClick={() => act(withdrawReport, number)}
                  >
                    {t(words.withdraw)}
                  </Button>
                </li>
              ))}
            </Row>
            <ApprovalLink />
          </Box>
        )}
      </div>
    </>
  );
}

/** Puts the score of the moment at the end of what is written: nobody types it wrong in the crowd. */
function ScoreButton({ field }: { field: RefObject<HTMLTextAreaElement | null> }) {
  const { data, world, t, digits } = useNewspaper();
  const match = sectionOf(data, 'match');
  if (!match) return null;
  const put = () => {
    const area = field.current;
    if (!area) return;
    const { total, wickets, balls } = scorecardAfter(match, world.balls);
    const score = `${t(match.batting)} ${digits(`${total}/${wickets} (${oversOf(balls)}`)} ${t(words.overs)})`;
    area.value = [area.value.trimEnd(), score].filter(Boolean).join(' ');
    area.focus();
  };
  return (
    <p>
      <Button variant="quiet" onClick={put}>
        {t(words.scoreNow)}
      </Button>
    </p>
  );
}
