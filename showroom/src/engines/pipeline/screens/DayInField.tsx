import { screenHash } from '../../../runtime/hash.ts';
import { Stack } from '../../../ui/layout.tsx';
import { Panel } from '../../../ui/Panels.tsx';
import { useShown } from '../../../ui/useShown.ts';
import { minutesOf } from '../../../words/clock.ts';
import type { PipelineData } from '../data.ts';
import { useDesk } from '../engine.ts';
import { dayShown, inOrder } from '../steps/visits.ts';
import { words } from '../words/words.ts';
import type { Visit } from '../world-schema.ts';
import styles from './DayInField.module.css';
import { QuotationCard } from './QuotationCard.tsx';
import { VisitForm } from './VisitForm.tsx';

/** The visits of the day on a map, and what is known before each. */
export function DayInField() {
  const { data, world, t, today, screen, nameOf, date, clock, say } = useDesk();
  const day = dayShown(world, today);
  const visits = inOrder(world.visits.filter((visit) => visit.day === day)).map((visit) => ({
    ...visit,
    spot: data.visits.find(({ id }) => id === visit.id)?.spot,
  }));
  const chosen =
    visits.find(({ id }) => screen[0] === 'today' && id === screen[1]) ??
    visits.find(({ isDone }) => !isDone) ??
    visits[0];
  const ground = useShown(screen.join('/'));
  return (
    <div className={styles.day}>
      <section className={styles.list}>
        <h2>
          {visits[0] ? nameOf(data.people, visits[0].person) : t(words.today)},{' '}
          <span className={styles.date} data-of-today>
            {date(day, 'weekday')}
          </span>
        </h2>
        <p>
          {say(visits.length === 1 ? words.visitAndWay : words.visitsAndWay, {
            count: visits.length,
            km: visits.reduce((sum, { spot }) => sum + (spot?.km ?? 0), 0),
          })}
        </p>
        <Stack as="ol" gap={2} data-of-today>
          {visits.map(({ id, time, who, what, isDone }) => (
            <li key={id}>
              <a
                href={screenHash('today', id)}
                aria-current={id === chosen?.id ? 'true' : undefined}
              >
                <b className={styles.time}>{clock(minutesOf(time))}</b>
                <span>
                  <b>{t(who)}</b>
                  <small>{t(what)}</small>
                </span>
                {isDone && (
                  <svg role="img" aria-label={t(words.doneMark)} viewBox="0 0 24 24" width="24">
                    <path d="M5 12l5 5L20 7" fill="none" stroke="currentColor" strokeWidth="2.5" />
                  </svg>
                )}
              </a>
            </li>
          ))}
        </Stack>
      </section>
      <div className={styles.ground} ref={ground} data-of-today>
        <FieldMap visits={visits} chosen={chosen?.id ?? ''} />
        {chosen && <VisitPanel key={chosen.id} visit={chosen} />}
      </div>
    </div>
  );
}

/** What to know before a visit, and where to write what came of it. */
function VisitPanel({ visit }: { visit: Visit }) {
  const { desk, data, world, t, nameOf, date, say } = useDesk<'field'>();
  const call = desk.calls.find(({ lead }) => lead === visit.lead);
  const lead = world.leads.find(({ id }) => id === visit.lead);
  const quotation = world.quotations.find((one) => one.lead === visit.lead);
  const who = t(visit.who);
  return (
    <div className={styles.beside}>
      <Panel title={who}>
        <p>
          {t(visit.what)}
          {visit.area && ` · ${nameOf(data.areas, visit.area)}`}
          {visit.thing && ` · ${nameOf(data.things, visit.thing)}`}
          {lead && ` · ${lead.phone}`}
        </p>
        <div className={styles.call}>
          {call && <b>{say(words.lastCall, { who, day: date(call.day, 'weekday') })}</b>}
          <p>{t(call?.words ?? lead?.note ?? words.noCall)}</p>
        </div>
        {visit.isDone ? (
          <p>
            <b>{t(words.doneMark)}</b> {visit.note}
          </p>
        ) : (
          <VisitForm visit={visit} />
        )}
      </Panel>
      {quotation && <QuotationCard quotation={quotation} />}
    </div>
  );
}

type Stop = Visit & Pick<PipelineData['visits'][number], 'spot'>;

/** The way from visit to visit; the list beside it says the same in words. */
function FieldMap({ visits, chosen }: { visits: readonly Stop[]; chosen: string }) {
  const { desk, t, num } = useDesk<'field'>();
  const stops = visits.flatMap(({ id, isDone, spot }, at) => {
    const kind = isDone ? 'done' : 'ahead';
    return spot ? [{ ...spot, id, place: at + 1, kind: id === chosen ? 'chosen' : kind }] : [];
  });
  return (
    <div className={styles.map} role="img" aria-label={t(words.map)}>
      <img {...desk.map} alt="" width={700} height={480} />
      <svg aria-hidden="true" viewBox="0 0 700 480">
        <polyline
          className={styles.route}
          points={stops.map(({ x, y }) => `${x},${y}`).join(' ')}
        />
        {desk.labels.map(({ name, x, y }) => (
          <text key={t(name)} className={styles.label} x={x} y={y}>
            {t(name)}
          </text>
        ))}
        {stops.map(({ id, place, kind, x, y }) => (
          <g key={id} className={styles.pin} data-kind={kind} transform={`translate(${x} ${y})`}>
            <path d="M0 4q-28-32-28-54a28 28 0 0 1 56 0q0 22-28 54z" />
            <text y="-40" textAnchor="middle">
              {num(place)}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
