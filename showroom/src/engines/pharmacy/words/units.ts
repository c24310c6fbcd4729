import type { DemoText } from '../../../demo/words.ts';
import type { Unit } from '../lists.ts';

/** What medicines are sold in. */
export const unitWords = {
  tablet: { one: { en: 'tablet', bn: 'ট্যাবলেট' }, many: { en: 'tablets', bn: 'ট্যাবলেট' } },
  capsule: { one: { en: 'capsule', bn: 'ক্যাপসুল' }, many: { en: 'capsules', bn: 'ক্যাপসুল' } },
  strip: { one: { en: 'strip', bn: 'পাতা' }, many: { en: 'strips', bn: 'পাতা' } },
  box: { one: { en: 'box', bn: 'বাক্স' }, many: { en: 'boxes', bn: 'বাক্স' } },
  bottle: { one: { en: 'bottle', bn: 'বোতল' }, many: { en: 'bottles', bn: 'বোতল' } },
  suppository: {
    one: { en: 'suppository', bn: 'সাপোজিটরি' },
    many: { en: 'suppositories', bn: 'সাপোজিটরি' },
  },
  sachet: { one: { en: 'sachet', bn: 'স্যাশে' }, many: { en: 'sachets', bn: 'স্যাশে' } },
  piece: { one: { en: 'piece', bn: 'পিস' }, many: { en: 'pieces', bn: 'পিস' } },
} as const satisfies Record<Unit, { one: DemoText; many: DemoText }>;
