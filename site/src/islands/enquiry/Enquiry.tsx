import type { FormId } from '@nokshi/forms/forms.ts';
import { useState } from 'react';
import type { FormView } from '../../content/forms.ts';
import type { Text } from '../../content/text.ts';
import { textNode } from '../../ui/text-node.tsx';
import styles from './EnquiryForm.module.css';
import { EnquiryForm } from './EnquiryForm.tsx';
import { Thanks } from './Thanks.tsx';

/**
 * A form until it was sent, and then the thanks in its place.
 * @param preset the software that the form chooses by itself; empty for none
 * @param offer the address of the offer that is sent; empty for other forms
 * @param intro stands above the form
 */
export function Enquiry({
  kind,
  view,
  preset = '',
  offer = '',
  intro,
}: {
  kind: FormId;
  view: FormView;
  preset?: string;
  offer?: string;
  intro?: Text | undefined;
}) {
  const [reference, setReference] = useState('');
  if (reference !== '') {
    return <Thanks reference={reference} view={view} onAnother={() => setReference('')} />;
  }
  return (
    <>
      {intro && <p className={styles.intro}>{textNode(intro)}</p>}
      <EnquiryForm kind={kind} view={view} preset={preset} offer={offer} onSent={setReference} />
    </>
  );
}
