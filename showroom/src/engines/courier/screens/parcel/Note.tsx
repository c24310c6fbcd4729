import { Grid, Note as Small } from '../../../../ui/layout.tsx';
import { Paper } from '../../../../ui/Paper.tsx';
import { PrintButton } from '../../../../ui/PrintButton.tsx';
import { useCourier } from '../../engine.ts';
import { dueOf } from '../../words/due.ts';
import { words } from '../../words.ts';
import type { Parcel } from '../../world.ts';
import common from '../CourierDemo.module.css';
import styles from './Note.module.css';

/** What the sender takes home: a consignment note, or the label for the parcel. It prints. */
export function Note({ parcel }: { parcel: Parcel }) {
  const { data, t, say, date, clock, taka, isDoor, nameOf, spotOf, weightOf } = useCourier();
  const { from, fromPhone, to, phone, house, address, place } = parcel;
  const [booked] = parcel.steps;
  const due = dueOf(parcel, data.way.kind);
  const facts = [
    [words.from, t(from), fromPhone],
    [words.to, t(to), phone],
    [words.weight, '', isDoor ? weightOf(parcel) : `${weightOf(parcel)} · ${t(address)}`],
    [words.date, '', booked && `${date(booked.day, 'year')}, ${clock(booked.at)}`],
  ] as const;
  return (
    <Paper
      className={styles.note}
      lines={<p>{t(isDoor ? words.label : words.note)}</p>}
      title={<h2>{parcel.number}</h2>}
    >
      <p className={styles.place}>
        {isDoor ? `${t(house ?? '')} ${t(address)}`.trim() : spotOf(place)}
      </p>
      {isDoor && <p>{say(words.viaHub, { place: nameOf(place) })}</p>}
      <Grid as="dl" gap={4} className={styles.facts}>
        {facts.map(([name, who, more]) => (
          <div key={name.en}>
            <dt>{t(name)}</dt>
            <dd>
              {who && <b>{who}</b>}
              {who && <br />}
              {more}
            </dd>
          </div>
        ))}
        <div>
          <dt>{t(words[due.name])}</dt>
          <dd className={common.amount}>{taka(due.amount)}</dd>
        </div>
      </Grid>
      {!isDoor && <Small>{t(words.noteTerms)}</Small>}
      <p>
        <PrintButton variant="solid" />
      </p>
    </Paper>
  );
}
