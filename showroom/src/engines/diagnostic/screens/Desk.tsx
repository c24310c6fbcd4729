import { filled } from '../../../shell/words.ts';
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
  const { data, world, translate } = useDiagnostic();
  const who = staffOf(data, world.atDesk);
  if (!who) return null;
  return (
    <p className={styles.hint}>
      {filled(translate(words.atDesk), {
        name: translate(who.name),
        post: translate(who.post),
      })}
    </p>
  );
}

/** The desk goes to somebody who may check, or sign: each takes it with a PIN of their own. */
export function HandOverDesk({ sample, may }: { sample: Sample; may: Staff['may'] }) {
  const { data, translate, step } = useDiagnostic();
  const staff = staffFor(data, sample.test, may);
  const pins = staff.map(({ id, name }) => `${translate(name)}: ${pinOf(id)}`).join(', ');
  return (
    <div className={styles.form}>
      <AtDesk />
      <p>{translate(may === 'check' ? words.deskToCheck : words.deskToSign)}</p>
      <Form
        action={translate(words.takeDesk)}
        send={(typed) =>
          step((centre, world) =>
            takeDesk(centre, world, { staff: typed('staff'), pin: typed('pin') }),
          )
        }
      >
        <Field
          label={translate(words.whoTakesDesk)}
          name="staff"
          options={staff.map(({ id, name, post }) => ({
            value: id,
            label: `${translate(name)}, ${translate(post)}`,
          }))}
        />
        <Field
          label={translate(words.pin)}
          name="pin"
          hint={filled(translate(words.pinHint), { pins })}
        />
      </Form>
    </div>
  );
}
