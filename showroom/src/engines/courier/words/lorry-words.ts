import type { DemoText } from '../../../demo/words.ts';

/** The words of lorries and their manifests, and of rates. */
export const lorryWords = {
  manifest: { en: 'Manifest {number}', bn: 'মালের তালিকা {number}' },
  route: { en: '{from} to {to}', bn: '{from} থেকে {to}' },
  driver: { en: '{name}, driver', bn: 'চালক {name}' },
  loaded: { en: 'loaded {count}', bn: 'উঠেছে {count}' },
  loading: { en: 'loading {count}', bn: 'উঠছে {count}' },
  unload: { en: 'unload {count}', bn: 'নামবে {count}' },
  unloaded: { en: 'unloaded {count}', bn: 'নেমেছে {count}' },
  allOn: { en: 'all on the lorry', bn: 'সব গাড়িতে' },
  oneStaysOn: { en: '1 stays on', bn: 'থাকবে ১টি' },
  stayOn: { en: '{count} stay on', bn: 'থাকবে {count}টি' },
  lorryEmpty: { en: 'lorry empty', bn: 'গাড়ি খালি' },
  toCollect: { en: 'Freight to collect', bn: 'ভাড়া আদায় হবে' },
  oneLoadWords: { en: '1 parcel, {tonnes} t', bn: '১টি পার্সেল, {tonnes} টন' },
  loadWords: { en: '{count} parcels, {tonnes} t', bn: '{count}টি পার্সেল, {tonnes} টন' },
  roadWords: {
    en: '{kilometres} km, {hours} h {minutes} min',
    bn: '{kilometres} কিমি, {hours} ঘণ্টা {minutes} মিনিট',
  },
  depart: { en: 'Let it leave', bn: 'গাড়ি ছাড়ুন' },
  arrive: { en: 'Arrived at {place}: unload', bn: '{place} পৌঁছেছে: মাল নামান' },
  arrived: {
    en: 'All unloaded. The lorry is at its last stop.',
    bn: 'সব নামানো হয়েছে। গাড়ি শেষ স্টপে।',
  },
  comeBack: { en: 'Bring it back to load', bn: 'গাড়ি ফিরিয়ে আনুন' },
  nothingOn: { en: 'Load something first: the lorry is empty.', bn: 'আগে মাল তুলুন: গাড়ি খালি।' },
  toLoad: { en: 'At the counter, to load', bn: 'কাউন্টারে, তুলতে হবে' },
  loadOn: { en: 'Load', bn: 'তুলুন' },
  left: { en: 'That lorry has left.', bn: 'গাড়িটি ছেড়ে গেছে।' },
  noStop: {
    en: 'That lorry does not stop there. Take another one.',
    bn: 'গাড়িটি সেখানে থামে না। অন্য গাড়ি নিন।',
  },
  full: { en: 'It would be too heavy: that lorry is full.', bn: 'ওজন বেশি হয়ে যায়: গাড়িটি ভরা।' },
  noteTerms: {
    en: 'Keep this note. The parcel is handed over for the code in the receiver’s SMS.',
    bn: 'রসিদটি রাখুন। প্রাপকের এসএমএসের কোড দিলে পার্সেল দেওয়া হয়।',
  },
  date: { en: 'Date', bn: 'তারিখ' },
  rateHead: { en: 'First kilo', bn: 'প্রথম কেজি' },
  perKilo: { en: 'Each further kilo', bn: 'প্রতি বাড়তি কেজি' },
} as const satisfies Record<string, DemoText>;
