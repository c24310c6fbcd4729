import { useState } from 'react';
import type { EnquiryForm as View } from '../content/forms.ts';
import { Field } from '../ui/Field.tsx';
import { EnquiryForm } from './enquiry/EnquiryForm.tsx';
import { Thanks } from './enquiry/Thanks.tsx';
import { useEnquiry } from './enquiry/useEnquiry.ts';

/** The contact form (SPEC 2.10, 5). `form` comes from enquiryForm() in content/forms.ts. */
export function ContactForm({ form }: { form: View }) {
  const [reference, setReference] = useState('');
  if (reference !== '') {
    return <Thanks reference={reference} view={form} onAnother={() => setReference('')} />;
  }
  return <Fields form={form} onSent={setReference} />;
}

function Fields({ form, onSent }: { form: View; onSent: (reference: string) => void }) {
  const enquiry = useEnquiry('contact', form, { onSent });
  const { errors } = enquiry.progress;
  const { fields, optional } = form.words;
  return (
    <EnquiryForm kind="contact" view={form} enquiry={enquiry} page="/contact">
      <Field
        as="input"
        form="contact"
        name="name"
        label={fields.name.label}
        error={errors.name}
        autoComplete="name"
        required
        wide
      />
      <Field
        as="input"
        form="contact"
        name="email"
        type="email"
        label={fields.email.label}
        hint={fields.email.hint}
        error={errors.email}
        autoComplete="email"
        required
      />
      <Field
        as="input"
        form="contact"
        name="phone"
        type="tel"
        label={fields.phone.label}
        hint={fields.phone.hint}
        error={errors.phone}
        mark={optional}
        autoComplete="tel"
      />
      <Field
        as="input"
        form="contact"
        name="subject"
        label={fields.subject.label}
        error={errors.subject}
        mark={optional}
        wide
      />
      <Field
        as="textarea"
        form="contact"
        name="message"
        rows={7}
        label={fields.message.label}
        hint={fields.message.hint}
        error={errors.message}
        required
        wide
      />
    </EnquiryForm>
  );
}
