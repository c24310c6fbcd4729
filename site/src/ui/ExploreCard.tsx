import { ButtonLink, type ButtonVariant } from './Button.tsx';
import styles from './ExploreCard.module.css';

/** The words of a card that leads to a page: its title and its Explore button both do. */
export function ExploreCard({
  href,
  title,
  text,
  explore,
  variant,
}: {
  href: string;
  title: string;
  text: string;
  explore: string;
  variant: ButtonVariant;
}) {
  return (
    <div className={styles.words}>
      <h2>
        <a href={href}>{title}</a>
      </h2>
      <p>{text}</p>
      <p className={styles.action}>
        <ButtonLink href={href} variant={variant} label={`${explore} ${title}`}>
          {explore}
        </ButtonLink>
      </p>
    </div>
  );
}
