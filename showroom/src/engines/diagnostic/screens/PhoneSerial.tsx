import { useRef, useState } from 'react';
import { filled } from '../../../shell/words.ts';
import { Button } from '../../../ui/Button.tsx';
import { Entry } from '../../../ui/Entry.tsx';
import { Field } from '../../../ui/Field.tsx';
import { numeral } from '../../../words/taka.ts';
import type { Doctor } from '../data.ts';
import { useDiagnostic } from '../engine.ts';
import { giveSerial } from '../steps/serials.ts';
import { words } from '../words/words.ts';
import styles from './Form.module.css';

/** Somebody calls: name and number, and the next serial is theirs. */
export function PhoneSerial({ doctor, next }: { doctor: Doctor; next: number }) {
  const { translate, language, step, completeTask } = useDiagnostic();
  const form = useRef<HTMLFormElement>(null);
  const [given, setGiven] = useState('');
  const give = (typed: FormData) => {
    const name = String(typed.get('name')).trim();
    const phone = String(typed.get('phone'));
    const isGiven = step((centre, world) =>
      giveSerial(centre, world, { doctor: doctor.id, name, phone }),
    );
    if (!isGiven) return;
    setGiven(filled(translate(words.givenSerial), { name, number: numeral(next, language) }));
    form.current?.reset();
    completeTask('serialGiven');
  };
  return (
    <Entry ref={form} className={styles.form} send={give}>
      <h3>{translate(words.phoneSerial)}</h3>
      <Field label={translate(words.patientName)} name="name" />
      <Field label={translate(words.phone)} name="phone" type="tel" />
      <Button type="submit" variant="quiet">
        {filled(translate(words.giveSerial), { number: numeral(next, language) })}
      </Button>
      <p role="status">{given}</p>
    </Entry>
  );
}
