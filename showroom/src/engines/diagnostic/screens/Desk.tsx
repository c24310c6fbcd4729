import type { ReactNode } from 'react';
import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/Form.tsx';
import { Note } from '../../../ui/layout.tsx';
import { type Staff, staffFor, staffOf } from '../data.ts';
import { useDiagnostic } from '../engine.ts';
import { pinOf, takeDesk } from '../steps/signing.ts';
import { words } from '../words/words.ts';
import type { Sample } from '../world.ts';
import styles from './Form.module.css';

/**
 * Who sits at the desk of the laboratory, and what they may do with a sample.
 * @param children in their place, whoever may not hands the desk over to somebody who may, with a PIN of
 *   their own
 */
export function Desk({
  sample,
  may,
  children,
}: {
  sample: Sample;
  may: Staff['may'];
  children: ReactNode;
}) {
  const { data, world, t, act, say } = useDiagnostic();
  const staff = staffFor(data, sample.test, may);
  const who = staffOf(data, world.atDesk);
  const pins = staff.map(({ id, name }) => `${t(name)}: ${pinOf(id)}`).join(', ');
  return (
    <div className={styles.form}>
      {who && <Note>{say(words.atDesk, { name: t(who.name), post: t(who.post) })}</Note>}
      {staff.some(({ id }) => id === world.atDesk) ? (
        children
      ) : (
        <>
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
        </>
      )}
    </div>
  );
}
