import { test } from 'vitest';
import { brotliCompressSync } from 'node:zlib';
import { contentForTests } from '../seo/testing.ts';
import { prepare, rank } from './ranking.ts';
import { searchIndex } from './search-index.ts';
const content = contentForTests();
const all = { en: searchIndex(content, content, 'Close'), bn: searchIndex(contentForTests('bn'), content, 'বন্ধ') };
test('x', () => {
  for (const l of ['en','bn'] as const) {
    console.log(l, brotliCompressSync(JSON.stringify(all[l])).length);
    const s = prepare(all[l]);
    for (const q of ['inventory','ইনভেন্টরি','একাউন্টিং','অ্যাকাউন্টিং','ঔষধ','ওষুধ','হসপিটাল','হাসপাতাল','অামাদের','আমাদের','point of sale','accounting software','accounting','hospital','school software','pharmacy software','software','স্কুল সফটওয়্যার','medicine','stock', 'erp software','clinic','shop software', 'hisab', 'payroll', 'হিসাব', 'পয়েন্ট অব সেল','স্কুল ম্যানেজমেন্ট'])
      console.log(l, q, '=>', rank(s, q).slice(0, 4).map(({ entry: [k,t,h] }) => `${k}:${t} ${h}`).join(' | '));
  }
});
