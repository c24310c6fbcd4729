import type { PictureView } from '../content/picture-view.ts';
import type { Khata } from '../content/projects.ts';
import { langOf, plain, type Text } from '../content/text.ts';
import { Picture } from '../ui/Picture.tsx';
import { textNode } from '../ui/text-node.tsx';
import styles from './PaperToScreen.module.css';

/**
 * The page of a khata, and below it the screen that took its place: the page is pushed aside like any
 * wide content, with a finger, the scroll bar or the arrow keys. Where styles follow the scrolling, its
 * cover swings open, the page is written, and then gives way by itself as the reader goes down; the line
 * in which somebody erred stays behind and goes into the screen.
 * @param writing the file of the handwriting; its words are there for screen readers, too
 * @param label what both are, for screen readers
 * @param place in its list: the first is in the first view, the first two may share a row
 */
export function PaperToScreen({
  khata,
  writing,
  picture,
  label,
  place,
}: {
  khata: Khata;
  writing: string;
  picture: PictureView;
  label: Text;
  place: number;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields
    <div
      className={styles.pair}
      role="group"
      aria-label={plain(label)}
      data-khata
      lang={langOf(label)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard, too
      tabIndex={0}
    >
      <div className={styles.screen}>
        <Picture
          picture={picture}
          sizes="(width < 60rem) 92vw, (width < 105rem) 36rem, 44rem"
          detail="phone"
          eager={place === 0}
        />
      </div>
      <div className={styles.khata}>
        <div className={styles.words}>
          <p>{textNode(khata.title)}</p>
          <ul>
            {khata.lines.map(({ entry, figure, mistake }) => (
              <li key={plain(entry)}>
                {textNode(entry)} {mistake && <s>{textNode(mistake)}</s>} {textNode(figure)}
              </li>
            ))}
          </ul>
        </div>
        <Writing part={`${writing}#page`} place={place} />
      </div>
      <div className={styles.line}>
        <div className={styles.slip}>
          <Writing part={`${writing}#slip`} place={place} />
        </div>
        <Writing part={`${writing}#line`} place={place} />
      </div>
    </div>
  );
}

/** Of a project further down, it is fetched when the reader comes near (scripts/khatas.ts). */
const Writing = ({ part, place }: { part: string; place: number }) =>
  place < 2 ? (
    <svg className={styles.writing} aria-hidden="true">
      <use href={part} />
    </svg>
  ) : (
    <>
      <svg className={styles.writing} aria-hidden="true">
        <use data-href={part} />
      </svg>
      <noscript>
        <svg className={styles.writing} aria-hidden="true">
          <use href={part} />
        </svg>
      </noscript>
    </>
  );
