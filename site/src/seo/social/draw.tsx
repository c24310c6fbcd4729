import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { projectRoot } from '../../content/project-root.ts';
import { brandColours } from '../colours.ts';
import { icon, readMark } from '../icons.ts';
import { markSize, socialBackground } from './background.ts';
import { socialFonts } from './fonts.ts';
import { satori } from './satori.ts';
import { socialSize } from './size.ts';
import { type SocialWords, Words } from './Words.tsx';

type Hues = { primaryHue: number; accentHue: number };

/** What all pictures of one build share. */
async function prepare(hues: Hues) {
  const colours = brandColours(hues);
  const [fonts, logo] = await Promise.all([socialFonts(), icon(readMark(), markSize)]);
  const background = await socialBackground(colours, logo);
  return { colours, fonts, background, fingerprint: fingerprintOf(background.data) };
}
let prepared: ReturnType<typeof prepare> | undefined;

/** Changes with the background, with the code that draws on it, and with the libraries that do. */
function fingerprintOf(background: Buffer): Buffer {
  const sources = path.join(projectRoot(), 'site/src/seo/social');
  const files = readdirSync(sources).map((file) => path.join(sources, file));
  const hash = createHash('sha256').update(background);
  for (const file of [...files.sort(), path.join(projectRoot(), 'package-lock.json')]) {
    hash.update(readFileSync(file));
  }
  return hash.digest();
}

const cache = () => path.join(projectRoot(), '.cache/social');

/**
 * Draws the picture that a link preview shows, 1200 × 630 px, and keeps it: one with the same words
 * is not drawn again. Laying out the words takes 15 milliseconds, the rest 30.
 */
export async function drawSocialPicture(words: SocialWords, hues: Hues): Promise<Buffer> {
  prepared ??= prepare(hues);
  const { colours, fonts, background, fingerprint } = await prepared;
  const hash = createHash('sha256').update(fingerprint).update(JSON.stringify(words));
  const file = path.join(cache(), `${hash.digest('hex').slice(0, 32)}.png`);
  if (existsSync(file)) return readFileSync(file);
  const svg = await satori(<Words words={words} colours={colours} />, { ...socialSize, fonts });
  const png = await sharp(background.data, { raw: background.raw })
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
