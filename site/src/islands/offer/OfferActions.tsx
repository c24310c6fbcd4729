import type { OfferWords } from '@nokshi/prices/tell-offer.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import type { IconDrawing } from '../../content/icon-drawing.ts';
import { OutboundButton } from '../../ui/ButtonLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { CopyButton } from '../enquiry/CopyButton.tsx';
import styles from './OfferActions.module.css';

export type OfferIcons = Record<'print' | 'copy' | 'whatsapp', IconDrawing>;

/** The actions on an offer: print or save it, send its few lines by WhatsApp, copy its address. */
export function OfferActions({
  words,
  icons,
  summary,
  address,
  newTab,
}: {
  words: OfferWords['actions'];
  icons: OfferIcons;
  /** The offer in a few lines, with its address. */
  summary: string;
  address: string;
  newTab: string;
}) {
  return (
    <div className={styles.actions}>
      <Button onClick={() => print()}>
        <Icon drawing={icons.print} />
        {words.print}
      </Button>
      <OutboundButton
        variant="quiet"
        href={`https://wa.me/?text=${encodeURIComponent(summary)}`}
        newTab={newTab}
      >
        <Icon drawing={icons.whatsapp} />
        {words.whatsapp}
      </OutboundButton>
      <CopyButton text={address} icon={icons.copy} words={words} />
    </div>
  );
}
