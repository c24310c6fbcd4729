import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/Form.tsx';
import { type Staff, staffFor, staffOf } from '../data.ts';
import { useDiagnostic } from '../engine.ts';
import { pinOf, takeDesk } from '../steps/signing.ts';
import { words } from '../words/words.ts';
import type { Sample } from '../world.ts';
import styles from './Form.module.css';

/** Whether who sits at the desk may do that with a sample. */
export function useMay(sample: Sample, may: Staff['may']): boolean {
  const { data, world } = useDiagnostic();
  return staffFor(data, sample.test, may).some(({ id }) => id === world.atDesk);
}

/** Who sits at the desk of the laboratory. */
export function AtDesk() {
  const { data, world, t, say } = useDiagnostic();
  const who = staffOf(data, world.atDesk);
  if (!who) return null;
  return (
    <p className={styles.hint}>
      {say(words.atDesk, {
        name: t(who.name),
        post: t(who.post),
      })}
    </p>
  );
}

/** The desk goes to somebody who may check, or sign: each takes it with a PIN of their own. */
export function HandOverDesk({ sample, may }: { sample: Sample; may: Staff['may'] }) {
  const { data, t, act, say } = useDiagnostic();
  const staff = staffFor(data, sample.test, may);
  const pins = staff.map(({ id, name }) => `${t(name)}: ${pinOf(id)}`).join(', ');
  return (
    <div className={styles.form}>
      <AtDesk />
      <p>{t(may === 'check' ? words.deskToCheck : words.deskToSign)}</p>
      <Form
        action={t(words.takeDesk)}
        send={(typed) => act(takeDesk, { staff: typed('staff'), pin: typed('pin') })}
      >
        <Field
          label={t(words.whoTakesDesk)}
          name="staff"
          options={staff.map(({ id, name, post }) => ({
            value: id,
            label: `${t(name)}, ${t(post)}`,
          }))}
        />
        <Field label={t(words.pin)} name="pin" hint={say(words.pinHint, { pins })} />
      </Form>
    </div>
  );
}
