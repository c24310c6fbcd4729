import type { ReactNode } from 'react';
import { anchor } from '../content/anchors.ts';
import { plain, type Text } from '../content/text.ts';
import { BrowserFrame } from '../ui/BrowserFrame.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Section } from '../ui/Section.tsx';
import { say } from '../ui/say.tsx';
import styles from './DemoGallery.module.css';
import { type Demo, type DemoLabels, DemoWords } from './DemoWords.tsx';

/**
 * The demos of one gallery: 1, 2 or 3 columns by width. Two demos are shown larger, so that a small
 * gallery does not look unfinished. The first one stands for the gallery where there is one picture of
 * it, and grows from there. `children` stand between the banner and the cards: the logins.
 */
export function DemoGallery({
  id,
  title,
  cards,
  labels,
  children,
}: {
  id: string;
  title: Text;
  cards: Demo[];
  labels: DemoLabels;
  children?: ReactNode;
}) {
  const few = cards.length < 3;
  return (
    <Section heading="demos">
      <h2 id="demos" className="visually-hidden">
        {say(title)}
      </h2>
      {children}
      <ul className={styles.grid} data-few={few || undefined}>
        {cards.map((card, index) => (
          <li key={card.href} className={styles.card} id={anchor(plain(card.title))}>
            <div data-entry={index === 0 ? `gallery-${id}` : undefined}>
              <BrowserFrame address={card.address}>
                <Picture
                  picture={card.picture}
                  eager={index === 0}
                  detail="phone"
                  sizes={
                    few
                      ? '(width < 40rem) 92vw, 46rem'
                      : '(width < 40rem) 92vw, (width < 64rem) 46vw, 24rem'
                  }
                />
              </BrowserFrame>
            </div>
            <DemoWords demo={card} labels={labels} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
