import { filled } from '../../../shell/words.ts';
import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/Form.tsx';
import { Panel } from '../../../ui/Panels.tsx';
import { dayInWords } from '../../../words/days.ts';
import type { FieldDesk } from '../data.ts';
import { finishVisit } from '../steps/visits.ts';
import { words } from '../words/words.ts';
import type { Visit } from '../world.ts';
import { QuotationCard } from './QuotationCard.tsx';
import { useDesk } from './useDesk.ts';
import styles from './VisitPanel.module.css';

/** What to know before a visit, and where to write what came of it. */
export function VisitPanel({ desk, visit }: { desk: FieldDesk; visit: Visit }) {
  const { world, translate, language, step, completeTask, notify, nameOf } = useDesk();
  const call = desk.calls.find(({ lead }) => lead === visit.lead);
  const lead = world.leads.find(({ id }) => id === visit.lead);
  const quotation = world.quotations.find((one) => one.lead === visit.lead);
  const who = translate(visit.who);
  return (
    <div className={styles.beside}>
      <Panel title={who}>
        <p>
          {translate(visit.what)}
          {visit.area && ` · ${nameOf('areas', visit.area)}`}
          {visit.thing && ` · ${nameOf('things', visit.thing)}`}
          {lead && ` · ${lead.phone}`}
        </p>
        <div className={styles.call}>
          {call ? (
            <>
              <b>
                {filled(translate(words.lastCall), {
                  who,
                  day: dayInWords(call.day, language, 'weekday'),
                })}
              </b>
              <p>{translate(call.words)}</p>
            </>
          ) : (
            <p>{lead ? translate(lead.note) : translate(words.noCall)}</p>
          )}
        </div>
        {visit.isDone ? (
          <p>
            <b>{translate(words.doneMark)}</b> {visit.note}
          </p>
        ) : (
          <Form
            action={translate(words.done)}
            send={(typed) => {
              const note = typed('note');
              if (!step((premises, before) => finishVisit(premises, before, visit.id, note)))
                return false;
              completeTask('visited');
              notify(filled(translate(words.noted), { who }));
              return true;
            }}
          >
            <Field name="note" label={translate(words.whatCame)} />
          </Form>
        )}
      </Panel>
      {quotation && <QuotationCard desk={desk} quotation={quotation} />}
    </div>
  );
}
