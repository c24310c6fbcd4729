import { longDate } from '../content/dates.ts';
import type { Opening } from '../content/openings.ts';
import { ButtonLink } from '../ui/Button.tsx';
import styles from './Openings.module.css';

export type OpeningLabels = Record<
  'apply' | 'closes' | 'fullTime' | 'partTime' | 'contractor' | 'intern',
  string
>;

const employmentLabel = {
  FULL_TIME: 'fullTime',
  PART_TIME: 'partTime',
  CONTRACTOR: 'contractor',
  INTERN: 'intern',
} as const;

/** One position: the work, what it asks for, and a mail that already names it. */
export function OpeningNotice({
  opening,
  email,
  labels,
}: {
  opening: Opening;
  email: string;
  labels: OpeningLabels;
}) {
  const { title, employment, place, closes, description, requirements } = opening;
  return (
    <li className={styles.notice}>
      <div className={styles.facts}>
        <h3>{title}</h3>
        <p>{place}</p>
        <p>{labels[employmentLabel[employment]]}</p>
        <p>
          {labels.closes} <time dateTime={closes}>{longDate(closes)}</time>
        </p>
      </div>
      <div className={styles.work}>
        <p>{description}</p>
        <ul className={styles.requirements}>
          {requirements.map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
        </ul>
        <p>
          <ButtonLink
            href={`mailto:${email}?subject=${encodeURIComponent(title)}`}
            label={`${labels.apply}: ${title}`}
          >
            {labels.apply}
          </ButtonLink>
        </p>
      </div>
    </li>
  );
}
