import type { Khata } from '../content/projects.ts';
import { langOf, plain, type Text } from '../content/text.ts';
import { Picture, type PictureView } from '../ui/Picture.tsx';
import { say } from '../ui/say.tsx';
import styles from './PaperToScreen.module.css';

/**
 * The page of a khata, and below it the screen that took its place: the page is pushed aside like any
 * wide content, with a finger, the scroll bar or the arrow keys. Where styles follow the scrolling, it
 * gives way by itself as the reader goes down the page.
 * @param label what both are, for screen readers
 * @param isFirst whether it stands in the first view
 */
export function PaperToScreen({
  khata,
  picture,
  label,
  isFirst,
}: {
  khata: Khata;
  picture: PictureView;
  label: Text;
  isFirst: boolean;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields
    <div
      className={styles.pair}
      role="group"
      aria-label={plain(label)}
      lang={langOf(label)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard, too
      tabIndex={0}
    >
      <div className={styles.screen}>
        <Picture picture={picture} sizes="(width < 60rem) 92vw, 36rem" eager={isFirst} />
      </div>
      <div className={styles.khata}>
        <p className={styles.title}>{say(khata.title)}</p>
        <ul>
          {khata.lines.map(({ entry, figure, mistake }) => (
            <li key={plain(entry)}>
              <span>{say(entry)}</span>
              <span>
                {mistake && <s>{say(mistake)}</s>} {say(figure)}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
