import { Picture, type PictureView } from '../ui/Picture.tsx';
import { StitchFrame } from '../ui/Stitch.tsx';
import styles from './BannerPicture.module.css';

/**
 * A picture in a stitched frame, beside the words of a PageBanner.
 * @param entry what it grows from: the `data-entry` of a card that leads here
 */
export function BannerPicture({ picture, entry }: { picture: PictureView; entry: string }) {
  return (
    <div className={styles.picture} data-entry={entry} id="page-picture">
      <StitchFrame />
      <Picture picture={picture} sizes="(width < 60rem) 92vw, 28rem" eager />
    </div>
  );
}
