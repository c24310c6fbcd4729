import type { TechnologyCategory } from '../content/technology.ts';
import { textNode } from '../ui/text-node.tsx';
import styles from './TechnologyWall.module.css';

/**
 * One category as a row of cloth between two selvedges: its name, and its technologies in type, each with
 * a small icon. scripts/choices.ts shows it under its tab, and under ALL where it is in all; without script
 * every row is shown.
 */
export function TechnologyWall({ category }: { category: TechnologyCategory }) {
  const { id, inAll } = category;
  return (
    <div className={styles.category} data-within={inAll ? `all ${id}` : id} hidden={!inAll}>
      <h3 className={styles.title}>{textNode(category.label)}</h3>
      <ul className={styles.items}>
        {category.items.map((item) => (
          <li key={item.name} className={styles.item}>
            <img
              src={item.icon}
              alt=""
              width={24}
              height={24}
              // Behind its tab an icon would be fetched only when it should already show.
              loading={category.inAll ? 'lazy' : 'eager'}
              decoding="async"
            />
            {item.name}
          </li>
        ))}
      </ul>
    </div>
  );
}
