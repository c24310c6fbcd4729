import type { Language } from '@nokshi/forms/languages.ts';
import type { PictureView } from '../content/picture-view.ts';
import type { Text } from '../content/text.ts';
import { lightAt, timeOfDay } from '../content/times.ts';
import joined from '../thread/joined.module.css';
import { Ornament } from '../ui/Ornament.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionHeading } from '../ui/SectionHeading.tsx';
import { textNode } from '../ui/text-node.tsx';
import styles from './ProductDay.module.css';

export type DayMoment = {
  time: string;
  text: Text;
  powerCut: boolean;
  /** What is lit where the power goes. */
  screen: PictureView;
  /** Where the day is that of several products. */
  product?: { href: string; title: Text };
};

/**
 * A day with one product or several: its moments below one sky, whose ground turns from morning to night.
 * Where the power goes, the screen alone is lit.
 */
export function ProductDay({
  title,
  moments,
  adorned = true,
  language,
}: {
  title: Text;
  moments: DayMoment[];
  /** Whether the page's Bangla word stands beside the heading. */
  adorned?: boolean;
  language: Language;
}) {
  return (
    <Section heading="day" ornament={adorned && <Ornament place="heading" />}>
      <SectionHeading id="day" title={title} />
      <ol className={`${styles.moments} ${joined.joined}`}>
        {moments.map(({ time, text, powerCut, screen, product }) => (
          <li key={time} data-light={powerCut ? 'none' : lightAt(time)}>
            {powerCut && (
              <div className={styles.screen}>
                <Picture picture={{ ...screen, alt: '' }} sizes="14rem" detail="always" />
              </div>
            )}
            <Moment time={time} language={language} />
            <p>{textNode(text)}</p>
            {product && (
              <p className={styles.product}>
                <a href={product.href}>{textNode(product.title)}</a>
              </p>
            )}
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
