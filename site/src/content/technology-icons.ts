import sharp from 'sharp';
import { iconInk } from './icon-inks.ts';
import { iconDrawing } from './icons.ts';

/** The address of the icon file of a technology; the endpoint pages/technology/[icon].svg.ts makes it. */
export const technologyIconPath = (icon: string) => `/technology/${icon.replace(':', '-')}.svg`;

/** The file of an icon such as devicon:react. Throws when there is none of that name. */
export function technologyIcon(name: string): string {
  const { body, width, height } = iconDrawing(name);
  const drawing = body.replaceAll('currentColor', iconInk(name));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${drawing}</svg>\n`;
}

const sideInPixels = 32;
const opaque = 128;
/** Below this luminance a colour stands out less than 2.2 to 1 from the raised tone of the dark scheme. */
const darkLuminance = 0.11;

/** Whether more than half of an icon would be lost on a dark ground, so that it is turned light there. */
export async function isDarkIcon(name: string): Promise<boolean> {
  const pixels = await sharp(Buffer.from(technologyIcon(name)), { density: 150 })
    .resize(sideInPixels, sideInPixels, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  const luminances: number[] = [];
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < opaque) continue;
    luminances.push(0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue));
  }
  const dark = luminances.filter((luminance) => luminance < darkLuminance);
  return dark.length > luminances.length / 2;
}

/** A byte of sRGB as light, 0 to 1. */
function light(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
