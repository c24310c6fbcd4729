import type { IconDrawing } from '../content/icon-drawing.ts';
import type { Text } from '../content/text.ts';
import { Icon } from '../ui/Icon.tsx';
import { Section } from '../ui/Section.tsx';
import { say } from '../ui/say.tsx';
import styles from './NeighbourLinks.module.css';

/** Links to the pages beside this one: the neighbouring services, the other products. */
export function NeighbourLinks({
  title,
  links,
}: {
  title: Text;
  links: { href: string; title: Text; icon: IconDrawing }[];
}) {
  return (
    <Section heading="neighbours" tight>
      <div className={styles.row}>
        <h2 id="neighbours">{say(title)}</h2>
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.href}>
              <a href={link.href}>
                <Icon drawing={link.icon} />
                {say(link.title)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
