import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { brandColours } from '../colours.ts';
import { icon, readMark } from '../icons.ts';
import { projectRoot } from '../project-root.ts';
import { socialFonts } from './fonts.ts';
import { markSize, socialGround } from './ground.ts';
import { socialSize } from './size.ts';
import { type SocialWords, Words } from './Words.tsx';

type Hues = { primaryHue: number; accentHue: number };

/** What all pictures of one build share. */
async function prepare(hues: Hues) {
  const colours = brandColours(hues);
  const [fonts, logo] = await Promise.all([socialFonts(), icon(readMark(), markSize)]);
  const ground = await socialGround(colours, logo);
  return { colours, fonts, ground, groundHash: createHash('sha256').update(ground.data).digest() };
}
let prepared: ReturnType<typeof prepare> | undefined;

const cache = () => path.join(projectRoot(), '.cache/social');

/**
 * Draws the picture that a link preview shows, 1200 × 630 px, and keeps it: one with the same words,
 * letters and ground is not drawn again. Laying out the words takes 15 milliseconds, the rest 30.
 */
export async function drawSocialPicture(words: SocialWords, hues: Hues): Promise<Buffer> {
  prepared ??= prepare(hues);
  const { colours, fonts, ground, groundHash } = await prepared;
  const svg = await satori(<Words words={words} colours={colours} />, { ...socialSize, fonts });
  const hash = createHash('sha256').update(groundHash).update(svg).digest('hex').slice(0, 32);
  const file = path.join(cache(), `${hash}.png`);
  if (existsSync(file)) return readFileSync(file);
  const png = await sharp(ground.data, { raw: ground.raw })
    .composite([{ input: Buffer.from(svg) }])
    // A palette would halve the file and take three times as long.
    .png({ compressionLevel: 6 })
    .toBuffer();
  mkdirSync(cache(), { recursive: true });
  // Under another name first: a build that is stopped leaves no half a picture.
  writeFileSync(`${file}.${process.pid}`, png);
  renameSync(`${file}.${process.pid}`, file);
  return png;
}
