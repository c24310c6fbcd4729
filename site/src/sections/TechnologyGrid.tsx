import type { TechnologyItem } from '../content/technology.ts';
import { plain, type Text } from '../content/text.ts';
import { Section } from '../ui/Section.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import { TechnologyBadge } from '../ui/TechnologyBadge.tsx';
import { textNode } from '../ui/text-node.tsx';
import styles from './TechnologyGrid.module.css';

/** The technology grid of a service page: groups of icons with names. */
export function TechnologyGrid({
  title,
  groups,
}: {
  title: Text;
  groups: { title: Text; items: TechnologyItem[] }[];
}) {
  return (
    <Section background="brand" heading="technologies">
      <SectionHeading id="technologies" title={title} />
      <div className={styles.groups}>
        {groups.map((group) => (
          <div key={plain(group.title)} className={styles.group}>
            <h3>{textNode(group.title)}</h3>
            <ul className={styles.items}>
              {group.items.map((item) => (
                <li key={item.name}>
                  <TechnologyBadge item={item} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
