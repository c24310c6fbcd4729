import type { DemoText } from '../../../demo/words.ts';

/** The words of comparisons, warranties and reviews. */
export const serviceWords = {
  compare: { en: 'Compare', bn: 'তুলনা' },
  compared: { en: '{count} of {all} compared', bn: '{all}টির মধ্যে {count}টির তুলনা' },
  fact: { en: 'Particular', bn: 'বিষয়' },
  warranty: { en: 'Warranty', bn: 'ওয়ারেন্টি' },
  checkWarranty: { en: 'Check warranty', bn: 'ওয়ারেন্টি দেখুন' },
  serial: { en: 'Serial number or IMEI', bn: 'সিরিয়াল নম্বর বা আইএমইআই' },
  serialHint: {
    en: 'Take one of those below, or that of an order that has come.',
    bn: 'নিচের একটি নিন, বা পৌঁছে যাওয়া অর্ডারেরটি লিখুন।',
  },
  serialEmpty: { en: 'Please write a number.', bn: 'একটি নম্বর লিখুন।' },
  serialUnknown: {
    en: 'We have sold nothing with this number. Please look at it once more.',
    bn: 'এই নম্বরে আমরা কিছু বিক্রি করিনি। আবার মিলিয়ে দেখুন।',
  },
  noImei: {
    en: 'That is no IMEI: its last digit does not fit. One digit may be wrong.',
    bn: 'এটি আইএমইআই নয়, শেষ সংখ্যা মেলে না। হয়তো একটি সংখ্যা ভুল।',
  },
  soldOn: { en: 'Sold on {day}', bn: 'বিক্রি {day}' },
  until: { en: 'Until {day}', bn: '{day} পর্যন্ত' },
  valid: { en: 'In warranty', bn: 'ওয়ারেন্টি আছে' },
  ended: { en: 'The warranty has ended', bn: 'ওয়ারেন্টি শেষ' },
  alike: { en: 'More from this shelf', bn: 'এই তাকে আরও আছে' },
  reviews: { en: 'Reviews', bn: 'রিভিউ' },
  ratingFrom: { en: '{stars} from {count} buyers', bn: '{count} জন ক্রেতার কাছে {stars}' },
  stars: { en: 'Stars', bn: 'তারা' },
  review: { en: 'Your review', bn: 'আপনার রিভিউ' },
  reviewSend: { en: 'Put it up', bn: 'রিভিউ দিন' },
  starsMissing: { en: 'Please give one to five stars.', bn: 'এক থেকে পাঁচটি তারা দিন।' },
  reviewEmpty: { en: 'Please write a few words.', bn: 'কয়েকটি কথা লিখুন।' },
  reviewedAlready: { en: 'You have reviewed it already.', bn: 'এটির রিভিউ আগেই দিয়েছেন।' },
  onlyBuyers: { en: 'Only buyers can review it.', bn: 'শুধু ক্রেতারাই রিভিউ দিতে পারেন।' },
  you: { en: 'You', bn: 'আপনি' },
} as const satisfies Record<string, DemoText>;
