import { ExploreCard } from '../ui/ExploreCard.tsx';
import type { PictureView } from '../ui/Picture.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import styles from './ServiceCards.module.css';

type ServiceCard = { href: string; title: string; text: string; picture: PictureView };

/** The twelve services as cards: picture, title, Explore (SPEC 2.5). Carries the h1 of /services. */
export function ServiceCards({
  title,
  subtitle,
  services,
  explore,
}: {
  title: string;
  subtitle: string;
  services: ServiceCard[];
  explore: string;
}) {
  return (
    <Section heading="page-title">
      <SectionHeading id="page-title" title={title} intro={subtitle} level={1} />
      <ul className={styles.grid}>
        {services.map((service, index) => (
          <li key={service.href} className={styles.card}>
            <Picture
              picture={service.picture}
              eager={index === 0}
              sizes="(width < 40rem) 92vw, (width < 64rem) 46vw, 24rem"
            />
            <ExploreCard {...service} explore={explore} variant="text" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
