import type { DemoText } from '../../../demo/words.ts';
import { importWords } from './import-words.ts';
import { millWords } from './mill-words.ts';
import { orderWords } from './order-words.ts';

/** The words of every office's screens. */
export const words = {
  ...importWords,
  ...millWords,
  ...orderWords,
  ways: { en: 'Parts of the office', bn: 'অফিসের অংশ' },
  you: { en: 'You are', bn: 'আপনি এখন' },
  mayAny: { en: 'approves any amount', bn: 'যেকোনো অঙ্ক অনুমোদন করেন' },
  mayUpTo: { en: 'approves up to {amount}', bn: '{amount} পর্যন্ত অনুমোদন' },
  mayNone: { en: 'writes orders, approves none', bn: 'অর্ডার লেখেন, অনুমোদন করেন না' },
  imports: { en: 'Imports', bn: 'আমদানি' },
  stores: { en: 'Godowns', bn: 'গোডাউন' },
  coneStore: { en: 'Cone store', bn: 'সুতার স্টক' },
  dealers: { en: 'Dealers', bn: 'ডিলার' },
  delivery: { en: 'Delivery', bn: 'ডেলিভারি' },
  mushak: { en: 'Mushak', bn: 'মূসক' },
  cotton: { en: 'Cotton', bn: 'তুলা' },
  spinning: { en: 'Spinning', bn: 'স্পিনিং' },
  stock: { en: 'Stock', bn: 'স্টক' },
  good: { en: 'Item', bn: 'পণ্য' },
  together: { en: 'Together', bn: 'মোট' },
  transfer: { en: 'Move stock', bn: 'স্টক সরান' },
  from: { en: 'From', bn: 'কোথা থেকে' },
  to: { en: 'To', bn: 'কোথায়' },
  quantity: { en: 'Quantity ({unit})', bn: 'পরিমাণ ({unit})' },
  move: { en: 'Move it', bn: 'সরান' },
  moved: {
    en: '{amount} of {good}: from {from} to {to}.',
    bn: '{good}, {amount}: {from} থেকে {to}।',
  },
  transfers: { en: 'Moved today', bn: 'আজ সরানো হয়েছে' },
  notQuantity: { en: 'Please write a whole number from 1 on.', bn: '১ বা তার বেশি পূর্ণ সংখ্যা লিখুন।' },
  sameStore: {
    en: 'From and to are the same place. Choose another.',
    bn: 'দুই জায়গা একই। অন্যটি বাছুন।',
  },
  tooFew: {
    en: '{good}, {unit} in {store} that no approved order needs: only {count}.',
    bn: '{good}, {store}: অনুমোদিত অর্ডার বাদে আছে মাত্র {count} {unit}।',
  },
  noneFree: {
    en: '{good}: {store} has none that no approved order needs.',
    bn: '{good}, {store}: অনুমোদিত অর্ডার বাদে আর নেই।',
  },
  print: { en: 'Print', bn: 'প্রিন্ট' },
  signature: { en: 'Signature', bn: 'স্বাক্ষর' },
  back: { en: 'Back', bn: 'ফিরে যান' },
} as const satisfies Record<string, DemoText>;
