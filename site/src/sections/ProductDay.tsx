import type { Text } from '../content/text.ts';
import { Section } from '../ui/Section.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import { say } from '../ui/say.tsx';
import styles from './ProductDay.module.css';

/** A day with the product: four moments on one thread. */
export function ProductDay({
  title,
  moments,
}: {
  title: Text;
  moments: { time: string; text: Text }[];
}) {
  return (
    <Section heading="day">
      <SectionHeading id="day" title={title} />
      <ol className={styles.moments}>
        {moments.map((moment) => (
          <li key={moment.time} className={styles.moment}>
            <time dateTime={moment.time}>{moment.time}</time>
            <p>{say(moment.text)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
