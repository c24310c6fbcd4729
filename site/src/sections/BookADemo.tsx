import { fill } from '@nokshi/forms/fill.ts';
import type { ReactNode } from 'react';
import type { FormView } from '../content/forms.ts';
import type { Text } from '../content/text.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Icon } from '../ui/Icon.tsx';
import { type Knot, Knots } from '../ui/Knots.tsx';
import { PriceLine } from '../ui/PriceLink.tsx';
import { Section } from '../ui/Section.tsx';
import { StitchFrame } from '../ui/Stitch.tsx';
import { textNode } from '../ui/text-node.tsx';
import styles from './BookADemo.module.css';

/** The page of the demo form: what to expect and how else to reach us, and `children`, the form. */
export function BookADemo({
  title,
  intro,
  form,
  price,
  minutes,
  children,
}: {
  title: Text;
  intro: Text;
  form: FormView;
  /** On a site that has prices. */
  price: { label: Text; href: string } | undefined;
  minutes: { title: Text; intro: Text; knots: readonly Knot[] } | undefined;
  children: ReactNode;
}) {
  const { words, company, icons } = form;
  return (
    <Section background="soft" heading="page-title">
      <div className={styles.layout}>
        <div className={styles.words}>
          <h1 id="page-title">{textNode(title)}</h1>
          <p className={styles.intro}>{textNode(intro)}</p>
          <p className={styles.ways} lang={form.lang}>
            <ButtonLink variant="quiet" href={company.phone.href}>
              <Icon drawing={icons.phone} />
              {fill(words.handover.call, { phone: company.phone.number }, form.language)}
            </ButtonLink>
          </p>
          <PriceLine link={price} />
        </div>
        <div className={styles.form} id="form" data-place>
          <StitchFrame />
          {children}
        </div>
        {minutes && (
          <div className={styles.minutes}>
            <h2>{textNode(minutes.title)}</h2>
            <p>{textNode(minutes.intro)}</p>
            <Knots knots={minutes.knots} />
          </div>
        )}
      </div>
    </Section>
  );
}
