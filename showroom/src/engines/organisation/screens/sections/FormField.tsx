import { Field } from '../../../../ui/Field.tsx';
import type { FormField as FieldData } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { nextMonths } from '../../steps/answers.ts';
import { words } from '../../words/words.ts';

const kinds = {
  text: {},
  mail: { autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  count: { type: 'number' },
  measure: { type: 'number' },
  day: { type: 'date' },
} as const;

/** A field of a form, of the kind that its data say, which says what is wrong with its answer. */
export function FormField({
  field,
  onChange,
}: {
  field: FieldData;
  onChange: (text: string) => void;
}) {
  const { t, today, isPresent, language, say } = useOrganisation();
  const { id, kind, isNeeded, choices } = field;
  const label = isNeeded ? t(field.label) : say(words.optional, { label: t(field.label) });
  const shared = { label, name: id, hint: field.hint ? t(field.hint) : undefined, onChange };
  if (kind === 'long') return <Field {...shared} lines={5} />;
  if (kind === 'choice' || kind === 'month') {
    // What a select offers is not hidden with it: the months come with the day.
    const months = isPresent ? nextMonths(today, language) : [];
    const names = kind === 'month' ? months : choices.map(t);
    const options = names.map((name) => ({ value: name, label: name }));
    return <Field {...shared} options={[{ value: '', label: t(words.choose) }, ...options]} />;
  }
  return <Field {...shared} {...kinds[kind]} />;
}
