import { fields } from '@nokshi/forms/fields.ts';
import { linkValues } from '@nokshi/forms/link-values.ts';
import type { FormView } from '../content/forms.ts';
import type { Text } from '../content/text.ts';
import { Enquiry } from './enquiry/Enquiry.tsx';

/**
 * The form of the Book a Demo dialog and page.
 * @param software chosen when the form opens; without it, the query's ?software=HRM decides
 * @param intro stands above the fields
 */
export function DemoForm({
  form,
  software,
  intro,
}: {
  form: FormView;
  software?: string;
  intro?: Text;
}) {
  return <Enquiry kind="demo" view={form} preset={presetOf(software)} intro={intro} />;
}

function presetOf(software: string | undefined): string {
  if (typeof location === 'undefined') return '';
  const wanted = software ?? linkValues(location.search).get('software');
  return fields.software.options.find((option) => option === wanted) ?? '';
}
