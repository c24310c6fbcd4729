import type { Language } from '@nokshi/forms/languages.ts';
import type { ServiceLink } from '../content/services.ts';
import type { Text } from '../content/text.ts';
import { href } from '../routes/routes.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Emblem } from '../ui/Emblem.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import { say } from '../ui/say.tsx';
import styles from './ServicesQuilt.module.css';

/**
 * The services as patches of one quilt, sewn together by stitched seams.
 * The heading fades in once when 40 % of it is visible: scripts/fade-in.ts.
 */
export function ServicesQuilt({
  title,
  intro,
  services,
  more,
  language,
}: {
  title: Text;
  intro: Text;
  services: ServiceLink[];
  more: Text;
  language: Language;
}) {
  return (
    <Section background="soft" heading="services">
      <div data-fade-in>
        <SectionHeading id="services" title={title} intro={intro} />
      </div>
      <ul className={styles.quilt}>
        {services.map((service) => (
          <li key={service.id} className={styles.patch}>
            <Emblem emblem={service.emblem} />
            <h3>
              <a href={service.href}>{say(service.homeTitle)}</a>
            </h3>
            <p>{say(service.summary)}</p>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <ButtonLink href={href('services', language)} variant="quiet">
          {say(more)}
        </ButtonLink>
      </p>
    </Section>
  );
}
