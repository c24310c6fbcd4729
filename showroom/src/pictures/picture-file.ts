import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Picture } from '../demo/picture.ts';
import { drawings } from './drawings.tsx';

/** The name of a picture’s file: the same drawing with the same colours is one file for all demos. */
export function pictureFile(picture: Picture): string {
  const hash = createHash('sha256').update(JSON.stringify(picture)).digest('hex').slice(0, 8);
  return `${picture.drawing}-${hash}.svg`;
}

/** The text of that file, an `svg` with its size in whole px. @throws when no drawing has that name */
export function drawPicture(picture: Picture): string {
  const draw = drawings[picture.drawing];
  if (!draw) {
    throw new Error(
      `there is no drawing ${picture.drawing}; there are: ${Object.keys(drawings).join(', ')}`,
    );
  }
  return renderToStaticMarkup(draw(picture.with)).replace(
    '<svg',
    '<svg xmlns="http://www.w3.org/2000/svg"',
  );
}
