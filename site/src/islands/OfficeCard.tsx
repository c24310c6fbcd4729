import type { Office } from '../content/people.ts';
import { Picture } from '../ui/Picture.tsx';
import { StitchFrame } from '../ui/Stitch.tsx';
import { textNode } from '../ui/text-node.tsx';
import styles from './OfficeCard.module.css';

/** One selectable office: picture, name, address and phone. The whole card selects it. */
export function OfficeCard({
  office,
  selected,
  onSelect,
}: {
  office: Office;
  selected: boolean;
  onSelect: () => void;
}) {
  const control = `office-${office.id}`;
  return (
    <div className={styles.card} data-selected={selected || undefined}>
      {selected && <StitchFrame />}
      <div className={styles.picture}>
        <Picture picture={office.picture} sizes="(width < 40rem) 90vw, 14rem" />
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <input
            className={styles.control}
            type="radio"
            name="office"
            id={control}
            value={office.id}
            checked={selected}
            onChange={onSelect}
          />
          <label htmlFor={control}>{textNode(office.name)}</label>
        </h3>
        <p>{textNode(office.address)}</p>
        <p>
          <a className={styles.phone} href={office.telephone}>
            {office.phone}
          </a>
        </p>
      </div>
    </div>
  );
}
