import type { SubmitEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import styles from './Form.module.css';
import { useDiagnostic, useSteps } from './room.ts';
import { check, staffFor } from './signing.ts';
import { words } from './words.ts';
import type { Sample } from './world.ts';

/** The first signature. */
export function Checking({ sample }: { sample: Sample }) {
  const { say } = useDiagnostic();
  const { centre, step } = useSteps();
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const who = String(new FormData(event.currentTarget).get('who'));
    step((given, world) => check(given, world, sample.number, who));
  };
  const who = staffFor(centre, sample.test, 'check');
  return (
    <form className={styles.form} onSubmit={save}>
      <Field
        label={say(words.whoChecks)}
        name="who"
        options={who.map(({ id, name, post }) => ({
          value: id,
          label: `${say(name)}, ${say(post)}`,
        }))}
      />
      <Button type="submit">{say(words.check)}</Button>
    </form>
  );
}
