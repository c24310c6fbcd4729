import type { ButtonVariant } from '@nokshi/ui/Button.tsx';
import type { ReactNode } from 'react';
import type { EmblemName } from '../content/emblems.ts';
import type { LowestPrice } from '../content/price-texts.ts';
import { plain, type Text } from '../content/text.ts';
import { ButtonLink } from './ButtonLink.tsx';
import styles from './CardWords.module.css';
import { Emblem } from './Emblem.tsx';
import { LowestPriceLine } from './LowestPriceLine.tsx';
import { textNode } from './text-node.tsx';

/**
 * The words of a card that leads to a page: its title and its Explore button both do; its emblem
 * stands beside the title. What a large
 * card has room for besides comes as children.
 */
export function CardWords({
  href,
  title,
  emblem,
  text,
  lowestPrice,
  explore,
  variant,
  children,
}: {
  href: string;
  title: Text;
  emblem: EmblemName;
  text: Text;
  lowestPrice: LowestPrice;
  explore: Text;
  variant: ButtonVariant;
  children?: ReactNode;
}) {
  return (
    <div className={styles.words}>
      <div className={styles.title}>
        <h2>
          <a href={href}>{textNode(title)}</a>
        </h2>
        <Emblem emblem={emblem} />
      </div>
      <p>{textNode(text)}</p>
      <LowestPriceLine lowestPrice={lowestPrice} />
      {children}
      <p className={styles.action}>
        <ButtonLink href={href} variant={variant} label={`${plain(explore)} ${plain(title)}`}>
          {textNode(explore)}
        </ButtonLink>
      </p>
    </div>
  );
}
