import type { SubmitEvent } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { useDiagnostic, useSteps } from '../engine.ts';
import { sendBack, sign, staffFor } from '../steps/signing.ts';
import { words } from '../words/words.ts';
import type { Sample } from '../world.ts';
import styles from './Form.module.css';

/** The second signature, by a specialist; the report then opens by its link. */
export function Signing({ sample }: { sample: Sample }) {
  const { translate, completeTask } = useDiagnostic();
  const { centre, step } = useSteps();
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const who = String(new FormData(event.currentTarget).get('who'));
    if (step((given, world) => sign(given, world, sample.number, who))) completeTask('signed');
  };
  const who = staffFor(centre, sample.test, 'sign');
  return (
    <form className={styles.form} onSubmit={save}>
      <p className={styles.hint}>{translate(words.smsAfter)}</p>
      <Field
        label={translate(words.whoSigns)}
        name="who"
        options={who.map(({ id, name, post }) => ({
          value: id,
          label: `${translate(name)}, ${translate(post)}`,
        }))}
      />
      <div className={styles.actions}>
        <Button type="submit">{translate(words.sign)}</Button>
        <Button
          variant="quiet"
          onClick={() => step((given, world) => sendBack(given, world, sample.number))}
        >
          {translate(words.sendBack)}
        </Button>
      </div>
    </form>
  );
}
