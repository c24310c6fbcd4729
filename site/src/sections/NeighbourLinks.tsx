import type { IconDrawing } from '../content/icon-drawing.ts';
import { Icon } from '../ui/Icon.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './NeighbourLinks.module.css';

/** Links to the pages beside this one: the neighbouring services, the other products. */
export function NeighbourLinks({
  title,
  links,
}: {
  title: string;
  links: { href: string; title: string; icon: IconDrawing }[];
}) {
  return (
    <Section heading="neighbours" tight>
      <div className={styles.row}>
        <h2 id="neighbours">{title}</h2>
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.href}>
              <a href={link.href}>
                <Icon drawing={link.icon} />
                {link.title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
