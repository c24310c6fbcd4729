import type { Language } from '@nokshi/forms/languages.ts';
import { onHost } from '@nokshi/forms/on-host.ts';
import type { ServiceLink } from '../content/services.ts';
import type { Text } from '../content/text.ts';
import { echoesPath } from '../ornaments/echoes.ts';
import { href } from '../routes/routes.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import { textNode } from '../ui/text-node.tsx';
import styles from './ServicesQuilt.module.css';

/**
 * The services as a kantha: patches of two sizes around a water lily, which carries the heading. Each
 * patch has its emblem with the stitches that echo it (ornaments/echoes.ts), drawn once it comes near.
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
      <div className={styles.kantha}>
        <div className={styles.lily} data-background="brand">
          <div data-fade-in>
            <SectionHeading id="services" title={title} intro={intro} />
          </div>
        </div>
        <ul className={styles.quilt}>
          {services.map((service) => (
            <li key={service.id}>
              <span className={styles.emblem}>
                <noscript data-drawing="">
                  <svg aria-hidden="true">
                    <use href={`${onHost(echoesPath)}#${service.emblem}`} />
                  </svg>
                </noscript>
              </span>
              <h3>
                <a href={service.href}>{textNode(service.homeTitle)}</a>
              </h3>
              <p>{textNode(service.summary)}</p>
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.more}>
        <ButtonLink href={href('services', language)} variant="quiet">
          {textNode(more)}
        </ButtonLink>
      </p>
    </Section>
  );
}
