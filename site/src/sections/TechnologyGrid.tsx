import type { TechnologyItem } from '../content/technology.ts';
import { Section } from '../ui/Section.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import { TechnologyBadge } from '../ui/TechnologyBadge.tsx';
import styles from './TechnologyGrid.module.css';

/** The technology grid of a service page: groups of icons with names (SPEC 2.6). */
export function TechnologyGrid({
  title,
  groups,
}: {
  title: string;
  groups: { title: string; items: TechnologyItem[] }[];
}) {
  return (
    <Section background="indigo" heading="technologies">
      <SectionHeading id="technologies" title={title} />
      <div className={styles.groups}>
        {groups.map((group) => (
          <div key={group.title} className={styles.group}>
            <h3>{group.title}</h3>
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
