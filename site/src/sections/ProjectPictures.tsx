import type { PictureView } from '../content/picture-view.ts';
import { Picture } from '../ui/Picture.tsx';
import styles from './ProjectPictures.module.css';

/** More pictures of a project, two beside each other; the first is as wide as both where one is left over. */
export function ProjectPictures({ pictures }: { pictures: PictureView[] }) {
  if (pictures.length === 0) return null;
  const isOdd = pictures.length % 2 === 1;
  return (
    <ul className={styles.pictures}>
      {pictures.map((picture, index) => (
        <li key={picture.src}>
          <Picture picture={picture} sizes={isOdd && index === 0 ? wholeWidth : halfWidth} />
        </li>
      ))}
    </ul>
  );
}

const wholeWidth = '(width < 60rem) 92vw, 36rem';
const halfWidth = '(width < 30rem) 92vw, (width < 60rem) 46vw, 18rem';
