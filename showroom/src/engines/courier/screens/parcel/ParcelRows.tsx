import { type ReactNode, useState } from 'react';
import { screenHash } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
import { useCourier } from '../../engine.ts';
import { words } from '../../words.ts';
import type { Parcel } from '../../world.ts';
import common from '../CourierDemo.module.css';
import styles from './ParcelRows.module.css';

/** How many rows are enough before somebody asks for all. */
const few = 8;

/** Parcels row by row: number, who gets it, the cash to collect, and where it is. */
export function ParcelRows({
  parcels,
  label,
  action,
}: {
  parcels: readonly Parcel[];
  label: string;
  /** What can be done with one, at the end of its row. */
  action?: (parcel: Parcel) => ReactNode;
}) {
  const { t, say, taka, isDoor, nameOf, stateOf } = useCourier();
  const [isWhole, showWhole] = useState(false);
  const shown = isWhole ? parcels : parcels.slice(0, few);
  return (
    <>
      <ul aria-label={label}>
        {shown.map((parcel) => (
          <li key={parcel.number} className={styles.row} data-actions={action ? true : undefined}>
            <a className={common.link} href={screenHash('track', parcel.number)}>
              <span className={styles.number}>{parcel.number}</span>
            </a>
            <b className={styles.to}>
              {t(parcel.to)}, {isDoor ? t(parcel.address) : nameOf(parcel.place)}
            </b>
            <b className={styles.cash}>{taka(parcel.cash)}</b>
            <span className={styles.state} data-state={parcel.state}>
              {stateOf(parcel, parcel.state)}
            </span>
            {action?.(parcel)}
          </li>
        ))}
      </ul>
      {shown.length < parcels.length && (
        <p>
          <Button variant="quiet" onClick={() => showWhole(true)}>
            {say(words.showAll, { count: parcels.length })}
          </Button>
        </p>
      )}
    </>
  );
}
