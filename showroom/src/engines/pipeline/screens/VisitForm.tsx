import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/Form.tsx';
import { useDesk } from '../engine.ts';
import { finishVisit } from '../steps/visits.ts';
import { words } from '../words/words.ts';
import type { Visit } from '../world-schema.ts';

/** Where somebody writes what came of a visit. */
export function VisitForm({ visit: { id, who } }: { visit: Pick<Visit, 'id' | 'who'> }) {
  const { t, done, act, say } = useDesk();
  return (
    <Form
      action={t(words.done)}
      label={`${t(words.done)}: ${t(who)}`}
      send={(typed) =>
        act(finishVisit, id, typed('note')) && done('visited', say(words.noted, { who: t(who) }))
      }
    >
      <Field name="note" label={t(words.whatCame)} />
    </Form>
  );
}
