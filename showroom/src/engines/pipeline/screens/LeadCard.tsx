import { Note } from '../../../ui/layout.tsx';
import { useDesk } from '../engine.ts';
import { moveBy, moveTo } from '../steps/leads.ts';
import { words } from '../words/words.ts';
import type { Lead } from '../world-schema.ts';
import styles from './LeadCard.module.css';
import { useCardDrag } from './useCardDrag.ts';

const ways = { ArrowLeft: -1, ArrowRight: 1 } as const;

/** A lead on the board: moved by its grip with pointer or arrow keys, or by the buttons at its foot. */
export function LeadCard({ lead, tellMove }: { lead: Lead; tellMove: (words: string) => void }) {
  const { data, t, completeTask, nameOf, act, date, say } = useDesk();
  const { id, area, phone, person, last } = lead;
  const name = t(lead.name);
  const stage = nameOf(data.stages, lead.stage);
  const at = data.stages.findIndex((one) => one.id === lead.stage);
  const grip = `grip-${id}`;
  const moved = (to: string) => {
    completeTask('moved');
    tellMove(say(words.movedTo, { name, stage: nameOf(data.stages, to) }));
  };
  const moveCard = (by: 1 | -1) => {
    const next = data.stages[at + by]?.id ?? '';
    if (act(moveBy, id, by)) moved(next);
  };
  const drag = useCardDrag((to) => {
    if (to !== lead.stage && act(moveTo, id, to)) moved(to);
  });
  return (
    <li className={styles.card} ref={drag.card}>
      <div className={styles.head}>
        <b>{name}</b>
        <button
          type="button"
          className={styles.grip}
          id={grip}
          aria-label={say(words.grip, { name, stage })}
          aria-describedby="board-hint"
          {...drag.grip}
          onKeyDown={({ key }) => {
            if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
            moveCard(ways[key]);
            // The card stands in another column now; the focus goes with it.
            requestAnimationFrame(() => document.getElementById(grip)?.focus());
          }}
        >
          <svg aria-hidden="true" viewBox="0 0 16 24" width="16" height="24" fill="currentColor">
            <path d="M3 4h3v3H3zM10 4h3v3h-3zM3 11h3v3H3zM10 11h3v3h-3zM3 18h3v3H3zM10 18h3v3h-3z" />
          </svg>
        </button>
      </div>
      <p>{t(lead.wants)}</p>
      <Note>
        {area && `${nameOf(data.areas, area)} · `}
        <span className={styles.phone}>{phone}</span>
      </Note>
      {t(lead.note) !== '' && <Note>{t(lead.note)}</Note>}
      <Note>
        {nameOf(data.people, person)} · {say(words.lastSpoken, { day: date(last) })}
      </Note>
      <div className={styles.steps}>
        {([-1, 1] as const).map((by) => {
          const next = data.stages[at + by];
          return (
            next && (
              <button
                key={by}
                type="button"
                aria-label={say(words.toStage, { name, stage: t(next.name) })}
                onClick={() => moveCard(by)}
              >
                {by === 1 ? `${t(next.name)} →` : `← ${t(next.name)}`}
              </button>
            )
          );
        })}
      </div>
    </li>
  );
}
