import { useState } from 'react';
import { fill } from '../content/localize.ts';
import type { TeamMember } from '../content/people.ts';
import { TeamCard } from './TeamCard.tsx';
import styles from './TeamFilter.module.css';

const all = 'all';
type Category = { id: string; label: string };

/**
 * The team and its filter buttons (SPEC 2.4, 4): ALL shows everybody, a category its own members.
 * Without script everybody is shown and there are no buttons.
 */
export function TeamFilter({
  members,
  categories,
  empty,
  linkedInIcon,
  labels,
}: {
  members: TeamMember[];
  categories: Category[];
  empty: string;
  linkedInIcon: Parameters<typeof TeamCard>[0]['icon'];
  labels: Record<'all' | 'teamFilter' | 'teamShown' | 'linkedIn' | 'newTab', string>;
}) {
  const [active, setActive] = useState<string | null>(null);
  const category = active ?? all;
  const shown = members.filter((member) => category === all || member.category === category);
  return (
    <div className={styles.team}>
      <fieldset className={styles.filter}>
        <legend className="visually-hidden">{labels.teamFilter}</legend>
        {[{ id: all, label: labels.all }, ...categories].map(({ id, label }) => (
          <button
            key={id}
            className={styles.button}
            type="button"
            aria-pressed={id === category}
            onClick={() => setActive(id)}
          >
            {label}
          </button>
        ))}
      </fieldset>
      {shown.length > 0 && (
        <ul className={styles.members}>
          {shown.map((member) => (
            <TeamCard key={member.id} member={member} icon={linkedInIcon} labels={labels} />
          ))}
        </ul>
      )}
      <p className={shown.length > 0 ? 'visually-hidden' : styles.empty} role="status">
        {shown.length === 0 && empty}
        {shown.length > 0 && active !== null && fill(labels.teamShown, { count: shown.length })}
      </p>
    </div>
  );
}
