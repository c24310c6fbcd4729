import type { OfferView } from '../content/offers.ts';
import { plain, type Text } from '../content/text.ts';
import { ButtonLink, type ButtonVariant } from './Button.tsx';
import styles from './ExploreCard.module.css';
import { OfferLine } from './OfferLine.tsx';
import { say } from './say.tsx';

/** The words of a card that leads to a page: its title and its Explore button both do. */
export function ExploreCard({
  href,
  title,
  text,
  offer,
  explore,
  variant,
}: {
  href: string;
  title: Text;
  text: Text;
  offer: OfferView;
  explore: Text;
  variant: ButtonVariant;
}) {
  return (
    <div className={styles.words}>
      <h2>
        <a href={href}>{say(title)}</a>
      </h2>
      <p>{say(text)}</p>
      <OfferLine offer={offer} short />
      <p className={styles.action}>
        <ButtonLink href={href} variant={variant} label={`${plain(explore)} ${plain(title)}`}>
          {say(explore)}
        </ButtonLink>
      </p>
    </div>
  );
}
