import { channel } from 'node:diagnostics_channel';
import { onHost } from '@nokshi/forms/on-host.ts';
import type { Rectangle } from '@nokshi/pictures/drawn-mark.ts';
import type { Encoding } from '@nokshi/pictures/encodings.ts';

/** A file that pages show, made from a picture: an encoding of it, or of a drawing (SVG) the drawing itself. */
export type DeliveredPicture = {
  /** It says what the file is made from, and how. */
  readonly name: string;
  /** The path of the picture. */
  readonly picture: string;
  /** Of what is no drawing: which part of it, in its pixels, how it is encoded, and what the store calls that. */
  readonly made?: {
    readonly encoding: Encoding;
    readonly part: Rectangle;
    readonly stored: string;
  };
};

/** Tells which files pages name. By its own name, since a build renders pages with modules of their own. */
export const deliveredPictures = channel('nokshi:delivered-pictures');

/** The folder of the site that these files are in. */
export const pictureFolder = '/_astro/';

/** Has a file be there for the page that is rendered. @returns its address */
export function deliver(picture: DeliveredPicture): string {
  deliveredPictures.publish(picture);
  return onHost(pictureFolder + picture.name);
}
