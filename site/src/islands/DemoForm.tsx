import { useState } from 'react';
import type { EnquiryForm as View } from '../content/forms.ts';
import { Field } from '../ui/Field.tsx';
import styles from './DemoForm.module.css';
import { EnquiryForm } from './enquiry/EnquiryForm.tsx';
import { Thanks } from './enquiry/Thanks.tsx';
import { useEnquiry } from './enquiry/useEnquiry.ts';

/**
 * The form of the Book a Demo dialog and page (SPEC 2.9).
 * @param software chosen when the form opens; without it, the query's ?software=HRM decides
 * @param page the page it stands on, when that is known before the script runs
 * @param intro stands above the fields
 */
export function DemoForm({
  form,
  software,
  page,
  intro,
}: {
  form: View;
  software?: string;
  page?: string;
  intro?: string;
}) {
  const [reference, setReference] = useState('');
  if (reference !== '') {
    return <Thanks reference={reference} view={form} onAnother={() => setReference('')} />;
  }
  return (
    <>
      {intro && <p className={styles.intro}>{intro}</p>}
      <Fields form={form} software={software} page={page} onSent={setReference} />
    </>
  );
}

function presetOf(software: string | undefined, options: readonly string[]): string {
  if (typeof location === 'undefined') return '';
  const wanted = software ?? new URLSearchParams(location.search).get('software') ?? '';
  return options.includes(wanted) ? wanted : '';
}

type FieldsProps = {
  form: View;
  software: string | undefined;
  page: string | undefined;
  onSent: (reference: string) => void;
};

function Fields({ form, software, page, onSent }: FieldsProps) {
  const { fields, optional, eitherIsEnough } = form.words;
  const preset = presetOf(software, fields.software.options);
  const enquiry = useEnquiry('demo', form, { onSent, preset });
  const { errors } = enquiry.progress;
  return (
    <EnquiryForm kind="demo" view={form} enquiry={enquiry} page={page}>
      <Field
        as="input"
        form="demo"
        name="company"
        label={fields.company.label}
        error={errors.company}
        mark={optional}
        autoComplete="organization"
      />
      <Field
        as="input"
        form="demo"
        name="name"
        label={fields.name.label}
        error={errors.name}
        mark={optional}
        autoComplete="name"
      />
      <p className={styles.note} id="demo-either">
        {eitherIsEnough}
      </p>
      <Field
        as="input"
        form="demo"
        name="phone"
        type="tel"
        label={fields.phone.labelInDemo}
        error={errors.phone}
        describedBy="demo-either"
        autoComplete="tel"
      />
      <Field
        as="input"
        form="demo"
        name="email"
        type="email"
        label={fields.email.label}
        error={errors.email}
        describedBy="demo-either"
        autoComplete="email"
      />
      <Field
        as="select"
        form="demo"
        name="software"
        label={fields.software.label}
        placeholder={fields.software.placeholder}
        options={fields.software.options}
        error={errors.software}
        mark={optional}
        wide
      />
      <Field as="checkbox" form="demo" name="consent" label={fields.consent.label} wide />
    </EnquiryForm>
  );
}
