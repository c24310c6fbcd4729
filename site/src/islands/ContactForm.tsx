import type { FormView } from '../content/forms.ts';
import { Enquiry } from './enquiry/Enquiry.tsx';

/** The contact form. `form` comes from formView() in content/forms.ts. */
export function ContactForm({ form }: { form: FormView }) {
  return <Enquiry kind="contact" view={form} />;
}
