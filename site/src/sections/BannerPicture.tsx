import { Picture, type PictureView } from '../ui/Picture.tsx';
import { StitchFrame } from '../ui/Stitch.tsx';
import styles from './BannerPicture.module.css';

/** A picture in a stitched frame, beside the words of a PageBanner. */
export function BannerPicture({ picture }: { picture: PictureView }) {
  return (
    <div className={styles.picture}>
      <StitchFrame />
      <Picture picture={picture} sizes="(width < 60rem) 92vw, 28rem" eager />
    </div>
  );
}
