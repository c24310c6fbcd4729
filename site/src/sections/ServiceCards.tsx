import type { ServiceCard } from '../content/services.ts';
import type { Text } from '../content/text.ts';
import { CardWords } from '../ui/CardWords.tsx';
import { Ornament } from '../ui/Ornament.tsx';
import { Picture } from '../ui/Picture.tsx';
import { PriceLine } from '../ui/PriceLink.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import styles from './ServiceCards.module.css';

/** The services as cards: picture, title, Explore. Carries the h1 of /services. */
export function ServiceCards({
  title,
  subtitle,
  services,
  explore,
  allPrices,
}: {
  title: Text;
  subtitle: Text;
  services: ServiceCard[];
  explore: Text;
  /** The way to the page of prices, on a site that has one. */
  allPrices: { href: string; label: Text } | undefined;
}) {
  return (
    <Section heading="page-title" ornament={<Ornament place="heading" />}>
      <SectionHeading id="page-title" title={title} intro={subtitle} level={1}>
        <PriceLine link={allPrices} />
      </SectionHeading>
      <ul className={styles.grid}>
        {services.map((service, index) => (
          <li key={service.href} className={styles.card} data-entry={`service-${service.id}`}>
            <Picture
              picture={service.picture}
              eager={index === 0}
              sizes="(width < 40rem) 7rem, (width < 64rem) 46vw, (width < 105rem) 24rem, 29rem"
              detail="phone"
            />
            <CardWords {...service} explore={explore} variant="text" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
