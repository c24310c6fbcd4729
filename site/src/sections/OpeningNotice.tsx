import type { Language } from '@nokshi/forms/languages.ts';
import { longDate } from '@nokshi/forms/long-date.ts';
import type { Opening } from '../content/openings.ts';
import { plain, type Text } from '../content/text.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { textNode } from '../ui/text-node.tsx';
import styles from './Openings.module.css';

export type OpeningLabels = Record<
  'apply' | 'closes' | 'fullTime' | 'partTime' | 'contractor' | 'intern',
  Text
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
  language,
}: {
  opening: Opening;
  email: string;
  labels: OpeningLabels;
  language: Language;
}) {
  const { title, employment, place, closes, end, description, requirements } = opening;
  return (
    <li className={styles.notice} data-open-until={end}>
      <div className={styles.facts}>
        <h3>{textNode(title)}</h3>
        <p>{textNode(place)}</p>
        <p>{textNode(labels[employmentLabel[employment]])}</p>
        <p>
          {textNode(labels.closes)} <time dateTime={closes}>{longDate(closes, language)}</time>
        </p>
      </div>
      <div className={styles.work}>
        <p>{textNode(description)}</p>
        <ul className={styles.requirements}>
          {requirements.map((requirement) => (
            <li key={plain(requirement)}>{textNode(requirement)}</li>
          ))}
        </ul>
        <p>
          <ButtonLink
            href={`mailto:${email}?subject=${encodeURIComponent(plain(title))}`}
            label={`${plain(labels.apply)}: ${plain(title)}`}
          >
            {textNode(labels.apply)}
          </ButtonLink>
        </p>
      </div>
    </li>
  );
}
