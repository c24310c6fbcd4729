/** Drawings: what is harmless of them, if that looks as the whole does. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import type { CleanDrawing, DrawingFault } from './clean-drawing.ts';
import { type Refusal, refuse } from './refusal.ts';

export type ConvertedDrawing = { file: Buffer; name: 'src.svg'; width: number; height: number };

/** A logo of shapes has a few. */
const kilobytes = 300;

/** Of cleaning and of each look at a drawing, which takes less than one. */
const mostSeconds = 8;
const mostMemory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

type Cleaned = CleanDrawing | DrawingFault;

/** @param clean leaves what is harmless of a drawing, or tells why nothing is left */
export async function convertDrawing(
  bytes: Buffer,
  clean: (text: string) => Cleaned | Promise<Cleaned> = cleanAside(mostSeconds),
): Promise<ConvertedDrawing | Refusal> {
  if (bytes.length > kilobytes * 1000) return refuse('large-svg', { kilobytes });
  const text = textOf(bytes);
  if (text === undefined) return refuse('broken');
  const cleaned = await clean(text);
  if (typeof cleaned === 'string') return refuse(cleaned);
  const { svg, width, height } = cleaned;
  const file = Buffer.from(svg);
  return (await isSeenAs(file, bytes))
    ? { file, name: 'src.svg', width, height }
    : refuse('unsafe-svg');
}

function textOf(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Cleans in a thread of its own, which is ended after so many seconds: selectors of styles may take for ever. */
export const cleanAside =
  (seconds: number) =>
  async (text: string): Promise<Cleaned> => {
    const thread = new Worker(new URL('./clean-drawing-thread.ts', import.meta.url), {
      workerData: text,
      resourceLimits: mostMemory,
    });
    try {
      const signal = AbortSignal.timeout(seconds * 1000);
      const [cleaned] = (await once(thread, 'message', { signal })) as [Cleaned];
      return cleaned;
    } catch {
      return 'unsafe-svg';
    } finally {
      await thread.terminate();
    }
  };

/** So many pixels are looked at in each direction. */
const looked = 256;

/** How far a channel of a pixel may be off, and how many pixels: letters of the smallest kind are more. */
const mostOff = 24;
const mostPixelsOff = 16;

/** A ground that no logo has. */
const ground = { r: 255, g: 0, b: 255 };

/** Whether something is seen, and the same: else the logo would have lost a part that nobody notices. */
async function isSeenAs(clean: Buffer, original: Buffer): Promise<boolean> {
  try {
    const seen = await look(clean);
    const nothing = Buffer.alloc(seen.length, Buffer.from(Object.values(ground)));
    if (seen.equals(nothing)) return false;
    return pixelsOff(seen, await look(original)) <= mostPixelsOff;
  } catch {
    return false;
  }
}

function pixelsOff(one: Buffer, other: Buffer): number {
  const off = new Set<number>();
  for (const [at, value] of one.entries()) {
    if (Math.abs(value - (other[at] ?? 0)) > mostOff) off.add(Math.floor(at / 3));
  }
  return off.size;
}

const look = (svg: Buffer): Promise<Buffer> =>
  sharp(svg, { limitInputPixels: false })
    .resize(looked, looked, { fit: 'contain', background: ground })
    .flatten({ background: ground })
    .removeAlpha()
    .toColourspace('srgb')
    .timeout({ seconds: mostSeconds })
    .raw()
    .toBuffer();
