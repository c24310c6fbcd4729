import { ButtonLink, type ButtonLook } from './Button.tsx';
import styles from './ExploreCard.module.css';

/** The words of a card that leads to a page: its title and its Explore button both do. */
export function ExploreCard({
  href,
  title,
  text,
  explore,
  look,
}: {
  href: string;
  title: string;
  text: string;
  explore: string;
  look: ButtonLook;
}) {
  return (
    <div className={styles.words}>
      <h2>
        <a href={href}>{title}</a>
      </h2>
      <p>{text}</p>
      <p className={styles.action}>
        <ButtonLink href={href} look={look} label={`${explore} ${title}`}>
          {explore}
        </ButtonLink>
      </p>
    </div>
  );
}
