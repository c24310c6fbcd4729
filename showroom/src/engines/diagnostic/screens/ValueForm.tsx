import { Button } from '../../../ui/Button.tsx';
import { Entry } from '../../../ui/Entry.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Note } from '../../../ui/layout.tsx';
import { typedMeasure, typedNumber } from '../../../words/amount.ts';
import type { Test } from '../data.ts';
import { useDiagnostic } from '../engine.ts';
import { enterValues, fetchValues } from '../steps/samples.ts';
import { words } from '../words/words.ts';
import type { Sample } from '../world.ts';
import formStyles from './Form.module.css';
import styles from './SampleActions.module.css';

/** Values come from the analyser by one press, or are written. */
export function ValueForm({
  sample: { number, result },
  work,
}: {
  sample: Sample;
  work: Extract<Test['work'], { kind: 'values' }>;
}) {
  const { data, t, completeTask, act, say } = useDiagnostic();
  const values = result?.kind === 'values' ? result.values : [];
  const analyser = data.analysers.find(({ id }) => id === work.analyser);
  const fetchAll = () => {
    if (act(fetchValues, number)) completeTask('fetched');
  };
  const save = (form: FormData) => {
    const typed = work.parts.map(({ id, decimals }) => {
      const read = decimals > 0 ? typedMeasure : typedNumber;
      return [id, read(String(form.get(id)))];
    });
    act(enterValues, number, Object.fromEntries(typed));
  };
  return (
    <>
      {analyser && !result && (
        <div className={formStyles.form}>
          <Note>{t(words.fetchHint)}</Note>
          <Button onClick={fetchAll}>{say(words.fetch, { analyser: analyser.name })}</Button>
        </div>
      )}
      <details className={styles.more} open={!analyser}>
        <summary>{t(words.byHand)}</summary>
        <Entry className={formStyles.form} send={save}>
          <Note>{t(words.byHandHint)}</Note>
          <div className={formStyles.pair}>
            {work.parts.map(({ id, name, unit }) => (
              <Field
                key={id}
                label={unit ? `${t(name)}, ${unit}` : t(name)}
                name={id}
                type="number"
                initial={values.find(({ part }) => part === id)?.value.toString()}
              />
            ))}
          </div>
          <Button type="submit" variant="quiet">
            {t(words.saveValues)}
          </Button>
        </Entry>
      </details>
    </>
  );
}
