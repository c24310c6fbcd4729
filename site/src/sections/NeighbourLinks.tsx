import type { EmblemName } from '../content/emblems.ts';
import type { Text } from '../content/text.ts';
import { Emblem } from '../ui/Emblem.tsx';
import { Section } from '../ui/Section.tsx';
import { say } from '../ui/say.tsx';
import styles from './NeighbourLinks.module.css';

/** Links to the pages beside this one: the neighbouring services, the other products. */
export function NeighbourLinks({
  title,
  links,
}: {
  title: Text;
  links: { href: string; title: Text; emblem: EmblemName }[];
}) {
  return (
    <Section heading="neighbours" tight>
      <div className={styles.row}>
        <h2 id="neighbours">{say(title)}</h2>
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.href}>
              <a href={link.href}>
                <Emblem emblem={link.emblem} />
                {say(link.title)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
