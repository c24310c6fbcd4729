import type { ReactNode } from 'react';
import type { OpeningPrice } from '../content/lowest-prices.ts';
import type { Text } from '../content/text.ts';
import { BrowserFrame } from '../ui/BrowserFrame.tsx';
import { Eyebrow } from '../ui/Eyebrow.tsx';
import { OpeningPriceLines } from '../ui/OpeningPriceLines.tsx';
import { Picture } from '../ui/Picture.tsx';
import { textNode } from '../ui/text-node.tsx';
import styles from './DemoStage.module.css';
import { type Demo, type DemoLabels, DemoWords } from './DemoWords.tsx';

/**
 * A gallery of one demo as a stage: banner and card are one, and the picture hangs over the lower edge
 * of the brand band. Carries the h1. `children` stand near the words of the demo: the logins.
 */
export function DemoStage({
  id,
  title,
  text,
  eyebrow,
  price,
  demos,
  demo,
  labels,
  children,
}: {
  id: string;
  title: Text;
  text: Text;
  eyebrow: { label: Text; href: string };
  price: OpeningPrice;
  /** The heading of the demo for screen readers. */
  demos: Text;
  demo: Demo;
  labels: DemoLabels;
  children?: ReactNode;
}) {
  return (
    <section className={styles.stage} aria-labelledby="page-title">
      <div className={styles.band} data-background="brand">
        <div className={styles.columns}>
          <div className={styles.opening}>
            <Eyebrow>
              <a href={eyebrow.href}>{textNode(eyebrow.label)}</a>
            </Eyebrow>
            <h1 id="page-title">{textNode(title)}</h1>
            <p className={styles.lead}>{textNode(text)}</p>
            <OpeningPriceLines price={price} />
          </div>
          <div className={styles.picture} data-entry={`gallery-${id}`}>
            <BrowserFrame address={demo.address}>
              <Picture
                picture={demo.picture}
                sizes="(width < 64rem) 92vw, (width < 105rem) 46rem, 55rem"
                detail="phone"
                eager
              />
            </BrowserFrame>
          </div>
        </div>
      </div>
      <div className={styles.demo} id={demo.id}>
        <h2 className="visually-hidden">{textNode(demos)}</h2>
        <div className={styles.columns}>
          <DemoWords demo={demo} labels={labels} />
          {children && <div className={styles.logins}>{children}</div>}
        </div>
      </div>
    </section>
  );
}
