import type { Language } from '@nokshi/forms/languages.ts';
import type { Text } from '../content/text.ts';
import { timeOfDay } from '../content/times.ts';
import joined from '../thread/joined.module.css';
import { Ornament } from '../ui/Ornament.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import { say } from '../ui/say.tsx';
import styles from './ProductDay.module.css';

/** A day with the product: four moments on one thread. */
export function ProductDay({
  title,
  moments,
  language,
}: {
  title: Text;
  moments: { time: string; text: Text }[];
  language: Language;
}) {
  return (
    <Section heading="day" ornament={<Ornament place="heading" />}>
      <SectionHeading id="day" title={title} />
      <ol className={`${styles.moments} ${joined.joined}`}>
        {moments.map((moment) => (
          <li key={moment.time} className={styles.moment}>
            <Moment time={moment.time} language={language} />
            <p>{say(moment.text)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Moment({ time, language }: { time: string; language: Language }) {
  const { part, clock } = timeOfDay(time, language);
  return (
    <time dateTime={time}>
      {part !== undefined && <span className={styles.part}>{part}</span>} {clock}
    </time>
  );
}
