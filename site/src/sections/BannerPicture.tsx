import type { EmblemName } from '../content/emblems.ts';
import type { PictureView } from '../content/picture-view.ts';
import { Emblem } from '../ui/Emblem.tsx';
import { Picture } from '../ui/Picture.tsx';
import { StitchFrame } from '../ui/Stitch.tsx';
import styles from './BannerPicture.module.css';

/**
 * A picture in a stitched frame, beside the words of a PageBanner; an emblem is sewn on as a patch.
 * @param entry what it grows from: the `data-entry` of a card that leads here
 */
export function BannerPicture({
  picture,
  emblem,
  entry,
}: {
  picture: PictureView;
  emblem?: EmblemName;
  entry: string;
}) {
  return (
    <div className={styles.picture} data-entry={entry}>
      <StitchFrame />
      <Picture
        picture={picture}
        sizes="(width < 60rem) 92vw, (width < 105rem) 31rem, 37rem"
        eager
      />
      {emblem && (
        <span className={styles.patch}>
          <Emblem emblem={emblem} large />
        </span>
      )}
    </div>
  );
}
