import type { ReactNode } from 'react';
import type { Text } from '../content/text.ts';
import { BrowserFrame } from '../ui/BrowserFrame.tsx';
import { gridSizes, Picture } from '../ui/Picture.tsx';
import { textNode } from '../ui/text-node.tsx';
import styles from './DemoGallery.module.css';
import { type Demo, type DemoLabels, DemoWords } from './DemoWords.tsx';

/**
 * The demos of one gallery: 1, 2 or 3 columns by width, the first row hanging over the edge of the brand-coloured
 * band above. Two demos are shown larger, so that a small gallery does not look unfinished. The first one
 * stands for the gallery where there is one picture of it, and grows from there. `children` stand below
 * the cards: the logins.
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
  /** Two would be left for a row of three: the first two take half a row each. */
  const isHalf = (index: number) => few || (cards.length % 3 === 2 && index < 2);
  return (
    <section className={styles.gallery} aria-labelledby="demos">
      <h2 id="demos" className="visually-hidden">
        {textNode(title)}
      </h2>
      <ul className={styles.grid} data-few={few || undefined}>
        {cards.map((card, index) => (
          <li key={card.href} className={styles.card} id={card.id}>
            <div data-entry={index === 0 ? `gallery-${id}` : undefined}>
              <BrowserFrame address={card.address}>
                <Picture
                  picture={card.picture}
                  eager={index === 0}
                  detail="phone"
                  sizes={
                    isHalf(index)
                      ? '(width < 40rem) 92vw, (width < 64rem) 46vw, (width < 105rem) 37rem, 44rem'
                      : gridSizes
                  }
                />
              </BrowserFrame>
            </div>
            <DemoWords demo={card} labels={labels} />
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
