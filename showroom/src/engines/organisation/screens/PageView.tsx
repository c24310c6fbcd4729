import { useOrganisation } from '../engine.ts';
import { detailOf } from './detail.tsx';
import styles from './PageView.module.css';
import { SectionView } from './SectionView.tsx';
import { usePlace } from './usePlace.ts';

/** A page, or the one thing of it that a link names. */
export function PageView() {
  const { data, world } = useOrganisation();
  const { page, part } = usePlace();
  if (!page) return null;
  const detail = part === undefined ? undefined : detailOf(data, world, page, part);
  if (detail) return <div className={styles.detail}>{detail}</div>;
  const views = (area: 'opening' | 'sections' | 'side') =>
    page[area].map((section, index) => {
      const name = `${page.id}-${area}-${index}`;
      return <SectionView key={name} section={section} name={name} />;
    });
  return (
    <div className={styles.page} data-arrangement={page.arrangement}>
      {page.opening.length > 0 && <div className={styles.opening}>{views('opening')}</div>}
      <div className={styles.sections}>{views('sections')}</div>
      {page.side.length > 0 && <div className={styles.side}>{views('side')}</div>}
    </div>
  );
}
