import type { Figure } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { words } from '../../words/words.ts';
import styles from './FigureView.module.css';
import shared from './Sections.module.css';

/**
 * A drawing with its caption and the names in it.
 * @param onOpen makes it a button that opens the full view
 * @param isFirst whether it stands at the top of a page, where it is fetched at once
 */
export function FigureView({
  figure,
  onOpen,
  isFirst = false,
}: {
  figure: Figure;
  onOpen?: () => void;
  isFirst?: boolean;
}) {
  const { t, say } = useOrganisation();
  const { width, height } = figure.picture;
  const name = t(figure.caption ?? figure.alt);
  const drawing = (
    <>
      <img
        {...figure.picture}
        alt={onOpen ? '' : t(figure.alt)}
        loading={isFirst ? 'eager' : 'lazy'}
      />
      {figure.labels.length > 0 && (
        <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className={styles.labels}>
          {figure.labels.map((label) => (
            <text key={t(label.name)} x={label.x} y={label.y} fontSize={width / 19}>
              {t(label.name)}
            </text>
          ))}
        </svg>
      )}
    </>
  );
  return (
    <figure className={styles.figure} data-wide={width > 1.6 * height || undefined}>
      {onOpen ? (
        <button type="button" className={styles.drawing} onClick={onOpen}>
          <span className="visually-hidden">{say(words.openFull, { name })}</span>
          {drawing}
        </button>
      ) : (
        <span className={styles.drawing}>{drawing}</span>
      )}
      {figure.caption && <figcaption className={shared.soft}>{t(figure.caption)}</figcaption>}
    </figure>
  );
}
