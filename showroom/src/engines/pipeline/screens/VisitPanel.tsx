import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/Form.tsx';
import { Panel } from '../../../ui/Panels.tsx';
import { useDesk } from '../engine.ts';
import { finishVisit } from '../steps/visits.ts';
import { words } from '../words/words.ts';
import type { Visit } from '../world-schema.ts';
import { QuotationCard } from './QuotationCard.tsx';
import styles from './VisitPanel.module.css';

/** What to know before a visit, and where to write what came of it. */
export function VisitPanel({ visit }: { visit: Visit }) {
  const { desk, data, world, t, done, nameOf, date, act, say } = useDesk<'field'>();
  const call = desk.calls.find(({ lead }) => lead === visit.lead);
  const lead = world.leads.find(({ id }) => id === visit.lead);
  const quotation = world.quotations.find((one) => one.lead === visit.lead);
  const who = t(visit.who);
  return (
    <div className={styles.beside}>
      <Panel title={who}>
        <p>
          {t(visit.what)}
          {visit.area && ` · ${nameOf(data.areas, visit.area)}`}
          {visit.thing && ` · ${nameOf(data.things, visit.thing)}`}
          {lead && ` · ${lead.phone}`}
        </p>
        <div className={styles.call}>
          {call && <b>{say(words.lastCall, { who, day: date(call.day, 'weekday') })}</b>}
          <p>{t(call?.words ?? lead?.note ?? words.noCall)}</p>
        </div>
        {visit.isDone ? (
          <p>
            <b>{t(words.doneMark)}</b> {visit.note}
          </p>
        ) : (
          <Form
            action={t(words.done)}
            send={(typed) =>
              act(finishVisit, visit.id, typed('note')) &&
              done('visited', say(words.noted, { who }))
            }
          >
            <Field name="note" label={t(words.whatCame)} />
          </Form>
        )}
      </Panel>
      {quotation && <QuotationCard quotation={quotation} />}
    </div>
  );
}
