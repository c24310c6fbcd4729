import { anchor } from '../content/anchors.ts';
import { plain, type Text } from '../content/text.ts';
import { BrowserFrame } from '../ui/BrowserFrame.tsx';
import { OutboundButton } from '../ui/Button.tsx';
import { Picture, type PictureView } from '../ui/Picture.tsx';
import { Section } from '../ui/Section.tsx';
import { say } from '../ui/say.tsx';
import styles from './DemoGallery.module.css';

type DemoCard = {
  title: Text;
  description: Text;
  picture: PictureView;
  link: string;
  adminLink?: string | undefined;
};

/**
 * The demos of one gallery: 1, 2 or 3 columns by width. One or two demos are shown larger, so that a
 * small gallery does not look unfinished.
 */
export function DemoGallery({
  title,
  cards,
  labels,
}: {
  title: Text;
  cards: DemoCard[];
  labels: Record<'visitNow' | 'adminPanel' | 'newTab', Text>;
}) {
  const few = cards.length < 3;
  return (
    <Section heading="demos">
      <h2 id="demos" className="visually-hidden">
        {say(title)}
      </h2>
      <ul className={styles.grid} data-count={few ? cards.length : undefined}>
        {cards.map((card, index) => (
          <li key={card.link} className={styles.card} id={anchor(plain(card.title))}>
            <BrowserFrame address={new URL(card.link).host}>
              <Picture
                picture={card.picture}
                eager={index === 0}
                sizes={
                  few
                    ? '(width < 40rem) 92vw, 46rem'
                    : '(width < 40rem) 92vw, (width < 64rem) 46vw, 24rem'
                }
              />
            </BrowserFrame>
            <div className={styles.words}>
              <h3>{say(card.title)}</h3>
              <p>{say(card.description)}</p>
              <p className={styles.actions}>
                <OutboundButton href={card.link} newTab={labels.newTab} about={card.title}>
                  {say(labels.visitNow)}
                </OutboundButton>
                {card.adminLink && (
                  <OutboundButton
                    href={card.adminLink}
                    newTab={labels.newTab}
                    about={card.title}
                    variant="quiet"
                  >
                    {say(labels.adminPanel)}
                  </OutboundButton>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
