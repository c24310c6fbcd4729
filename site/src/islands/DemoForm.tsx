import { fields } from '@nokshi/forms/fields.ts';
import { linkValues } from '@nokshi/forms/link-values.ts';
import { useEffect, useState } from 'react';
import type { FormView } from '../content/forms.ts';
import type { Text } from '../content/text.ts';
import type { UnlistedDemo } from '../content/unlisted-demo.ts';
import { textNode } from '../ui/text-node.tsx';
import styles from './DemoForm.module.css';
import { Enquiry } from './enquiry/Enquiry.tsx';

/**
 * The form of the Book a Demo dialog and page.
 * @param software chosen when the form opens; without it, the query's ?software=HRM decides
 * @param intro stands above the fields
 * @param about the product that it is about; without it, the query's ?product=HMS chooses one of `unlisted`, which goes with the enquiry
 */
export function DemoForm({
  form,
  software,
  intro,
  about,
  unlisted = [],
}: {
  form: FormView;
  software?: string;
  intro?: Text;
  about?: UnlistedDemo | undefined;
  unlisted?: readonly UnlistedDemo[];
}) {
  const [asked, setAsked] = useState<string>();
  useEffect(() => setAsked(linkValues(location.search).get('product')), []);
  // Known once the page is there: below the form, where it moves nothing.
  const found = about ? undefined : unlisted.find(({ id }) => id === asked);
  const view = found ? { ...form, page: `${form.page}?product=${found.id}` } : form;
  return (
    <>
      {about && <p className={styles.about}>{textNode(about.text)}</p>}
      <Enquiry kind="demo" view={view} preset={presetOf(software)} intro={intro} />
      {found && <p className={styles.about}>{textNode(found.text)}</p>}
    </>
  );
}

function presetOf(software: string | undefined): string {
  if (typeof location === 'undefined') return '';
  const wanted = software ?? linkValues(location.search).get('software');
  return fields.software.options.find((option) => option === wanted) ?? '';
}
