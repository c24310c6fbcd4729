import type { SubmitEvent } from 'react';
import { filled } from '../../frame/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { typedNumber } from '../../words/amount.ts';
import formStyles from './Form.module.css';
import { useDiagnostic, useSteps } from './room.ts';
import styles from './SampleActions.module.css';
import { enterValues, fetchValues } from './samples.ts';
import { words } from './words.ts';
import type { Sample, Test } from './world.ts';

/** Values come from the analyser by one press, or are written. */
export function ValueForm({
  sample,
  work,
}: {
  sample: Sample;
  work: Extract<Test['work'], { kind: 'values' }>;
}) {
  const { data, say, reach } = useDiagnostic();
  const { step } = useSteps();
  const { number, values } = sample;
  const analyser = data.analysers.find(({ id }) => id === work.analyser);
  const canFetch = analyser && values.length === 0;
  const fetchAll = () => {
    if (step((centre, world) => fetchValues(centre, world, number))) reach('fetched');
  };
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = Object.fromEntries(
      work.parts.map(({ id }) => [id, typedNumber(String(form.get(id)))]),
    );
    step((centre, world) => enterValues(centre, world, number, typed));
  };
  return (
    <>
      {canFetch && (
        <div className={formStyles.form}>
          <p className={formStyles.hint}>{say(words.fetchHint)}</p>
          <Button onClick={fetchAll}>
            {filled(say(words.fetch), { analyser: analyser.name })}
          </Button>
        </div>
      )}
      <details className={styles.more} open={!analyser}>
        <summary>{say(words.byHand)}</summary>
        <form className={formStyles.form} onSubmit={save} noValidate>
          <p className={formStyles.hint}>{say(words.byHandHint)}</p>
          <div className={formStyles.pair}>
            {work.parts.map(({ id, name, unit }) => (
              <Field
                key={id}
                label={unit ? `${say(name)}, ${unit}` : say(name)}
                name={id}
                type="number"
                initial={values.find(({ part }) => part === id)?.value.toString()}
              />
            ))}
          </div>
          <Button type="submit" variant="quiet">
            {say(words.saveValues)}
          </Button>
        </form>
      </details>
    </>
  );
}
