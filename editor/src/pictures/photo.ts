/** Photos and screenshots: turned, cut, shrunk, and rid of all that is not seen. */

import type { FormField } from '@nokshi/contract/form.ts';
import { pictureLimits } from '@nokshi/contract/picture-limits.ts';
import { logoSpace, widthsWorthKeeping } from '@nokshi/pictures/encodings.ts';
import sharp, { type Sharp } from 'sharp';
import { type Crop, cropInPixels, cutToRatio, type Size, shrunk } from './crop.ts';
import { type Refusal, refuse } from './refusal.ts';

/** What a field says of its picture: contract/src/form.ts. */
export type PictureField = Omit<Extract<FormField, { kind: 'picture' }>, 'kind'>;

export type ConvertedPhoto = Size & { file: Buffer; name: 'src.jpg' | 'src.png' };

export const tooLarge = (): Refusal => refuse('too-large', pictureLimits);

/** Of work on one picture. A phone's largest takes a few on a slow machine. */
const mostSeconds = 30;

/** The build encodes it once more. */
const quality = 85;

/** So many times a JPEG's bytes may a PNG have, which leaves no noise around letters. */
const worthOfSharpness = 1.5;

/**
 * @param place where the picture lies in content/, such as team/rafi/picture
 * @param crop what is to be seen of it; without one, the part that draws the eye
 */
export async function convertPhoto(
  bytes: Buffer,
  place: string,
  { format, ratio }: PictureField,
  crop: Crop | undefined,
): Promise<ConvertedPhoto | Refusal> {
  try {
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
    if ((metadata.pages ?? 1) > 1) return refuse('animated');
    const turned = metadata.autoOrient;
    if (turned.width * turned.height > pictureLimits.megapixels * 1e6) return tooLarge();
    const part = cropInPixels(turned, crop ?? { left: 0, top: 0, width: 1, height: 1 });
    const { least, most } = widthsWorthKeeping(place);
    const cut = cutToRatio(part, ratio);
    if (format === 'logo' ? isSmallLogo(cut) : cut.width < least) {
      return refuse('too-small', { width: format === 'logo' ? logoSpace.width : least });
    }
    const { width, height } = shrunk(cut, most);
    const seen = sharp(bytes, {
      failOn: 'error',
      limitInputPixels: pictureLimits.megapixels * 1e6,
      autoOrient: true,
    })
      .extract(part)
      .resize(width, height, {
        fit: 'cover',
        position: crop ? 'centre' : sharp.strategy.attention,
      })
      .toColourspace('srgb')
      .timeout({ seconds: mostSeconds });
    return { ...(await written(seen, metadata.format === 'jpeg')), width, height };
  } catch (error) {
    return String(error).includes('timeout') ? tooLarge() : refuse('broken');
  }
}

const isSmallLogo = ({ width, height }: Size): boolean =>
  width < logoSpace.width && height < logoSpace.height;

/** As PNG where it is clear in places, or flat as a screen is; as JPEG what is one already. */
async function written(
  seen: Sharp,
  wasJpeg: boolean,
): Promise<Pick<ConvertedPhoto, 'file' | 'name'>> {
  const { data, info } = await seen.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const png = (picture: Sharp) => picture.png({ compressionLevel: 9 }).toBuffer();
  if (!(await pixels().stats()).isOpaque) return { file: await png(pixels()), name: 'src.png' };
  const opaque = pixels().removeAlpha();
  const jpeg = await opaque.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
  const flat = wasJpeg ? undefined : await png(opaque);
  return flat && flat.length <= worthOfSharpness * jpeg.length
    ? { file: flat, name: 'src.png' }
    : { file: jpeg, name: 'src.jpg' };
}
