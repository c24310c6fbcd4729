import type { SubmitEvent } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { useDiagnostic, useSteps } from '../engine.ts';
import { check, staffFor } from '../steps/signing.ts';
import { words } from '../words/words.ts';
import type { Sample } from '../world.ts';
import styles from './Form.module.css';

/** The first signature. */
export function Checking({ sample }: { sample: Sample }) {
  const { translate } = useDiagnostic();
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
        label={translate(words.whoChecks)}
        name="who"
        options={who.map(({ id, name, post }) => ({
          value: id,
          label: `${translate(name)}, ${translate(post)}`,
        }))}
      />
      <Button type="submit">{translate(words.check)}</Button>
    </form>
  );
}
