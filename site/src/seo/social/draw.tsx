import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { keptFile } from '../../../../toolchain/kept-file.ts';
import { digestOfSources } from '../../../../toolchain/source-digest.ts';
import { brandColours } from '../../styles/brand-colours.ts';
import { fontFiles } from '../../styles/font-files.ts';
import { icon, readMark } from '../icons.ts';
import { backgroundDrawing, markSize, socialBackground } from './background.ts';
import { drawnEmblem } from './emblem.ts';
import { socialFonts } from './fonts.ts';
import { satori } from './satori.ts';
import { socialSize } from './size.ts';
import { type SocialWords, Words } from './Words.tsx';

type Hues = { primaryHue: number; accentHue: number };

/** Prepares what all pictures of one build share. */
async function prepare(hues: Hues) {
  const colours = brandColours(hues);
  const logo = await icon(readMark(), markSize);
  return { colours, logo };
}
let prepared: ReturnType<typeof prepare> | undefined;

/** Backgrounds by their drawings: most pages share one, the two languages of a product another. */
const backgrounds = new Map<string, ReturnType<typeof socialBackground>>();

function backgroundOf(drawing: string, logo: Buffer) {
  const background = backgrounds.get(drawing) ?? socialBackground(drawing, logo);
  backgrounds.set(drawing, background);
  return background;
}

/**
 * Draws the picture that a link preview shows, 1200 × 630 px, and keeps it: one with the same words
 * and emblem is not drawn again. Laying out the words takes 15 milliseconds, the rest 50.
 */
export async function drawSocialPicture(words: SocialWords, hues: Hues): Promise<Buffer> {
  prepared ??= prepare(hues);
  const { colours, logo } = await prepared;
  const emblem = words.emblem && drawnEmblem(words.emblem, colours);
  const drawing = backgroundDrawing(colours, emblem);
  const hash = createHash('sha256')
    .update(digestOfSources('site/src/seo/social'))
    .update(JSON.stringify(fontFiles))
    .update(logo)
    .update(drawing)
    .update(JSON.stringify(words));
  const name = `social/${hash.digest('hex').slice(0, 32)}.png`;
  const file = await keptFile(name, async () => {
    const layout = <Words words={words} colours={colours} thread={emblem?.colour} />;
    const svg = await satori(layout, { ...socialSize, fonts: await socialFonts() });
    const background = await backgroundOf(drawing, logo);
    // A palette would halve the file and take three times as long.
    return sharp(background.data, { raw: background.raw })
      .composite([{ input: Buffer.from(svg) }])
      .png({ compressionLevel: 6 })
      .toBuffer();
  });
  return readFileSync(file);
}
