import { type SubmitEvent, useRef, useState } from 'react';
import { filled } from '../../frame/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { numeral } from '../../words/taka.ts';
import styles from './Form.module.css';
import { useDiagnostic, useSteps } from './room.ts';
import { giveSerial } from './serials.ts';
import { words } from './words.ts';
import type { Doctor } from './world.ts';

/** Somebody calls: name and number, and the next serial is theirs. */
export function PhoneSerial({ doctor, next }: { doctor: Doctor; next: number }) {
  const { say, language, reach } = useDiagnostic();
  const { step } = useSteps();
  const form = useRef<HTMLFormElement>(null);
  const [given, setGiven] = useState('');
  const give = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const name = String(typed.get('name')).trim();
    const phone = String(typed.get('phone'));
    const isGiven = step((centre, world) =>
      giveSerial(centre, world, { doctor: doctor.id, name, phone }),
    );
    if (!isGiven) return;
    setGiven(filled(say(words.givenSerial), { name, number: numeral(next, language) }));
    form.current?.reset();
    reach('serialGiven');
  };
  return (
    <form ref={form} className={styles.form} onSubmit={give} noValidate>
      <h3>{say(words.phoneSerial)}</h3>
      <Field label={say(words.patientName)} name="name" />
      <Field label={say(words.phone)} name="phone" type="tel" />
      <Button type="submit" variant="quiet">
        {filled(say(words.giveSerial), { number: numeral(next, language) })}
      </Button>
      <p role="status">{given}</p>
    </form>
  );
}
