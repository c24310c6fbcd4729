import type { ServiceLink } from '../content/services.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { IconTile, toneAt } from '../ui/IconTile.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import styles from './ServicesQuilt.module.css';

/**
 * The twelve services as patches of one quilt, sewn together by stitched seams (SPEC 2.3).
 * The heading fades in once when 40 % of it is visible: scripts/fade-in.ts.
 */
export function ServicesQuilt({
  title,
  intro,
  services,
  more,
}: {
  title: string;
  intro: string;
  services: ServiceLink[];
  more: string;
}) {
  return (
    <Section background="soft" heading="services">
      <div data-fade-in>
        <SectionHeading id="services" title={title} intro={intro} />
      </div>
      <ul className={styles.quilt}>
        {services.map((service, index) => (
          <li key={service.id} className={styles.patch}>
            <IconTile drawing={service.icon} tone={toneAt(index)} />
            <h3>
              <a href={service.href}>{service.homeTitle}</a>
            </h3>
            <p>{service.summary}</p>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <ButtonLink href="/services" variant="quiet">
          {more}
        </ButtonLink>
      </p>
    </Section>
  );
}
