import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Entry } from '../../../ui/Entry.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Row } from '../../../ui/layout.tsx';
import type { Test } from '../data.ts';
import { useDiagnostic } from '../engine.ts';
import { writeFindings } from '../steps/samples.ts';
import { words } from '../words/words.ts';
import type { Sample } from '../world.ts';
import styles from './Form.module.css';

/** A report on a film: a template fills it, and the words can be changed. */
export function WritingForm({
  sample: { number, result },
  work,
}: {
  sample: Sample;
  work: Extract<Test['work'], { kind: 'written' }>;
}) {
  const { t, completeTask, act } = useDiagnostic();
  const [written, write] = useState(
    result?.kind === 'written' ? result : { findings: '', impression: '' },
  );
  const [chosen, choose] = useState('');
  const save = () => {
    if (act(writeFindings, number, written)) completeTask('written');
  };
  return (
    <Entry className={styles.form} send={save}>
      <fieldset>
        <legend>{t(words.template)}</legend>
        <Row>
          {work.templates.map(({ id, name, findings, impression }) => (
            <Button
              key={id}
              variant="quiet"
              isPressed={chosen === id}
              onClick={() => {
                choose(id);
                write({ findings, impression });
              }}
            >
              {t(name)}
            </Button>
          ))}
        </Row>
      </fieldset>
      {(['findings', 'impression'] as const).map((name) => (
        <Field
          key={name}
          label={t(words[name])}
          name={name}
          lang="en"
          lines={name === 'findings' ? 6 : 3}
          value={written[name]}
          onChange={(text) => write({ ...written, [name]: text })}
        />
      ))}
      <Button type="submit">{t(words.saveWriting)}</Button>
    </Entry>
  );
}
