import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Entry } from '../../../ui/Entry.tsx';
import { Field } from '../../../ui/Field.tsx';
import { useDiagnostic } from '../engine.ts';
import { giveSerial } from '../steps/serials.ts';
import { words } from '../words/words.ts';
import styles from './Form.module.css';

/** Somebody calls: name and number, and the next serial is theirs. */
export function PhoneSerial({ doctor, next }: { doctor: string; next: number }) {
  const { t, completeTask, act, say } = useDiagnostic();
  const [given, setGiven] = useState('');
  const give = (typed: FormData, form: HTMLFormElement) => {
    const name = String(typed.get('name'));
    const phone = String(typed.get('phone'));
    if (!act(giveSerial, { doctor, name, phone })) return;
    setGiven(say(words.givenSerial, { name, number: next }));
    form.reset();
    completeTask('serialGiven');
  };
  return (
    <Entry className={styles.form} send={give}>
      <h3>{t(words.phoneSerial)}</h3>
      <Field label={t(words.patientName)} name="name" />
      <Field label={t(words.phone)} name="phone" type="tel" />
      <Button type="submit" variant="quiet">
        {say(words.giveSerial, { number: next })}
      </Button>
      <p role="status">{given}</p>
    </Entry>
  );
}
