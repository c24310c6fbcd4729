import type { ReactNode } from 'react';
import { type CompanyView, whatsappWith } from '../content/company.ts';
import type { IconDrawing } from '../content/icon-drawing.ts';
import type { TeamMember } from '../content/people.ts';
import { plain, type Text } from '../content/text.ts';
import { Icon } from '../ui/Icon.tsx';
import { PriceLine } from '../ui/PriceLink.tsx';
import { Section } from '../ui/Section.tsx';
import { textNode } from '../ui/text-node.tsx';
import { ContactPerson } from './ContactPerson.tsx';
import styles from './ContactStart.module.css';

/**
 * The start of a project: whom one reaches and how, the phone number first and large; `children` is
 * the form beside it.
 */
export function ContactStart({
  title,
  text,
  hours,
  form,
  person,
  price,
  company,
  whatsappIcon,
  labels,
  children,
}: {
  title: Text;
  text: Text;
  hours: { always: Text; open: Text; closed: Text; today?: Text | undefined } | undefined;
  form: Text;
  person: TeamMember | undefined;
  /** Where one's own price is worked out, on a site that has prices. */
  price: { label: Text; href: string } | undefined;
  company: CompanyView;
  whatsappIcon: IconDrawing;
  labels: Record<'phone' | 'email' | 'address' | 'whatsapp', Text>;
  children?: ReactNode;
}) {
  const [phone] = company.telephones;
  const [address] = company.addresses;
  return (
    <Section heading="start">
      <div className={styles.start}>
        <div className={styles.reach}>
          <h2 id="start">{textNode(title)}</h2>
          <p className={styles.text}>{textNode(text)}</p>
          <PriceLine link={price} />
          <div className={styles.talk}>
            {person && <ContactPerson person={person} />}
            {hours && (
              <p
                className={styles.hours}
                data-open={plain(hours.open)}
                data-closed={plain(hours.closed)}
                data-today={hours.today && plain(hours.today)}
              >
                {textNode(hours.always)}
              </p>
            )}
            {phone && (
              <a
                className={styles.phone}
                href={phone.href}
                aria-label={`${plain(labels.phone)}: ${phone.number}`}
              >
                {phone.number}
              </a>
            )}
            <a className={styles.whatsapp} href={whatsappWith(company, title)}>
              <Icon drawing={whatsappIcon} />
              {textNode(labels.whatsapp)}
            </a>
          </div>
          <dl className={styles.details}>
            <div>
              <dt>{textNode(labels.email)}</dt>
              <dd>
                <a href={company.mailto}>{company.email}</a>
              </dd>
            </div>
            {address && (
              <div>
                <dt>{textNode(labels.address)}</dt>
                <dd className={styles.address}>{textNode(address)}</dd>
              </div>
            )}
          </dl>
        </div>
        <div className={styles.form}>
          <h2 className={styles.formTitle} id="form">
            {textNode(form)}
          </h2>
          {children}
        </div>
      </div>
    </Section>
  );
}
