import type { TechnologyCategory } from '../content/technology.ts';
import { say } from '../ui/say.tsx';
import styles from './TechnologyWall.module.css';

/**
 * The icons of one category, which scripts/choices.ts shows under its tab, and under ALL where it is in
 * all. Without script every category is shown with its heading; with it they run together into one wall.
 */
export function TechnologyWall({ category }: { category: TechnologyCategory }) {
  const { id, inAll } = category;
  return (
    <div className={styles.category} data-within={inAll ? `all ${id}` : id} hidden={!inAll}>
      <h3 className={styles.title}>{say(category.label)}</h3>
      <ul className={styles.items}>
        {category.items.map((item) => (
          <li key={item.name} className={styles.item}>
            <span className={styles.plate} data-dark={item.dark}>
              <img
                src={item.icon}
                alt=""
                width={40}
                height={40}
                // Behind its tab an icon would be fetched only when it should already show.
                loading={category.inAll ? 'lazy' : 'eager'}
                decoding="async"
              />
            </span>
            <span className={styles.name}>{item.name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
