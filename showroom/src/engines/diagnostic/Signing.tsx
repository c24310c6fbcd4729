import type { SubmitEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import styles from './Form.module.css';
import { useDiagnostic, useSteps } from './room.ts';
import { sendBack, sign, staffFor } from './signing.ts';
import { words } from './words.ts';
import type { Sample } from './world.ts';

/** The second signature, by a specialist; the report then opens by its link. */
export function Signing({ sample }: { sample: Sample }) {
  const { say, reach } = useDiagnostic();
  const { centre, step } = useSteps();
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const who = String(new FormData(event.currentTarget).get('who'));
    if (step((given, world) => sign(given, world, sample.number, who))) reach('signed');
  };
  const who = staffFor(centre, sample.test, 'sign');
  return (
    <form className={styles.form} onSubmit={save}>
      <p className={styles.hint}>{say(words.smsAfter)}</p>
      <Field
        label={say(words.whoSigns)}
        name="who"
        options={who.map(({ id, name, post }) => ({
          value: id,
          label: `${say(name)}, ${say(post)}`,
        }))}
      />
      <div className={styles.actions}>
        <Button type="submit">{say(words.sign)}</Button>
        <Button
          variant="quiet"
          onClick={() => step((given, world) => sendBack(given, world, sample.number))}
        >
          {say(words.sendBack)}
        </Button>
      </div>
    </form>
  );
}
