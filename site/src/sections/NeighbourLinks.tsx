import type { EmblemName } from '../content/emblems.ts';
import type { Text } from '../content/text.ts';
import { Emblem } from '../ui/Emblem.tsx';
import { HeadedLinks } from '../ui/HeadedLinks.tsx';
import { textNode } from '../ui/text-node.tsx';
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
    <HeadedLinks id="neighbours" title={title}>
      {links.map((link) => (
        <li key={link.href}>
          <a className={styles.link} href={link.href}>
            <Emblem emblem={link.emblem} />
            {textNode(link.title)}
          </a>
        </li>
      ))}
    </HeadedLinks>
  );
}
