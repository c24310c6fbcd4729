import type { DemoText } from '../../../demo/words.ts';

/** Why a pharmacy refuses something, in a sentence to its staff. */
export const refusals = {
  notCount: {
    en: 'Write how many in whole numbers, such as 5.',
    bn: 'কয়টি, পূর্ণ সংখ্যায় লিখুন, যেমন ৫।',
  },
  notEnough: { en: 'Of {name}, only {left} left here.', bn: '{name} এখানে আছে মাত্র {left}।' },
  none: { en: 'There is no {name} left here.', bn: '{name} এখানে আর নেই।' },
  past: {
    en: 'What is left of {name} is past its date and can’t be sold.',
    bn: '{name} যা আছে তার মেয়াদ শেষ, বিক্রি করা যাবে না।',
  },
  cancelledAlready: {
    en: 'That bill is cancelled already.',
    bn: 'এই বিল আগেই বাতিল হয়েছে।',
  },
  earlierBill: {
    en: 'That bill is of an earlier day, which is counted, so it stays.',
    bn: 'এই বিল আগের দিনের, হিসাব হয়ে গেছে, তাই এটি থাকবে।',
  },
  batchPast: {
    en: 'Batch {number} is past its date. It goes back to the company, not to a branch.',
    bn: '{number} ব্যাচের মেয়াদ শেষ। এটি শাখায় নয়, কোম্পানিতে ফেরত যাবে।',
  },
  samePlace: {
    en: 'The batch is at {branch} already. Choose another branch.',
    bn: 'ব্যাচটি {branch} শাখাতেই আছে। অন্য শাখা বাছুন।',
  },
  empty: {
    en: 'Nothing is on the bill yet. Press a medicine first.',
    bn: 'বিলে এখনো কিছু নেই। আগে একটি ওষুধ বাছুন।',
  },
  noPrescription: {
    en: 'An antibiotic is on the bill. Write which doctor prescribed it, or take it off.',
    bn: 'বিলে অ্যান্টিবায়োটিক আছে। কোন চিকিৎসকের ব্যবস্থাপত্র, লিখুন, নয়তো ওষুধটি বাদ দিন।',
  },
  notAmount: {
    en: 'Write the amount in taka, such as 500.',
    bn: 'টাকার অঙ্ক সংখ্যায় লিখুন, যেমন ৫০০।',
  },
  notWhole: {
    en: 'Write what was given in whole taka, such as 500. There are no coins for less.',
    bn: 'কত দেওয়া হলো, পুরো টাকায় লিখুন, যেমন ৫০০। পয়সায় লেনদেন হয় না।',
  },
  notPaid: {
    en: '{total} is to be paid, and only {given} was given.',
    bn: 'দিতে হবে {total}, দেওয়া হয়েছে মাত্র {given}।',
  },
  noChange: {
    en: 'Change is given for cash alone. Take {total}.',
    bn: 'ফেরত শুধু ক্যাশে দেওয়া যায়। {total} নিন।',
  },
  noteTooMany: {
    en: '{given} is at least a note too much for {total}. Write again what was given.',
    bn: '{total} দিতে {given} অন্তত এক নোট বেশি। কত দেওয়া হলো আবার লিখুন।',
  },
  nothingCame: {
    en: 'Nothing came yet. Write how many packs of at least one medicine.',
    bn: 'এখনো কিছু আসেনি। অন্তত একটি ওষুধের পরিমাণ লিখুন।',
  },
  notOrdered: {
    en: 'Of {name}, {count} packs were ordered. Send back what is more.',
    bn: '{name} অর্ডার ছিল {count} প্যাক। বাড়তিটুকু ফেরত দিন।',
  },
  noBatch: {
    en: 'Write the batch as it stands on the pack, such as F2207.',
    bn: 'প্যাকে যেমন লেখা, ব্যাচ নম্বরটি লিখুন, যেমন F2207।',
  },
  noExpiry: {
    en: 'Choose the expiry that stands on the pack.',
    bn: 'প্যাকে লেখা মেয়াদের তারিখ বাছুন।',
  },
  cameExpired: {
    en: 'That date has passed. Send {name} back.',
    bn: 'এই তারিখ পেরিয়ে গেছে। {name} ফেরত দিন।',
  },
  otherExpiry: {
    en: 'Batch {number} is in stock with another expiry. Look at the pack again.',
    bn: '{number} ব্যাচ স্টকে আছে অন্য মেয়াদে। প্যাকটি আবার দেখুন।',
  },
  manyOrdered: {
    en: 'Of a medicine, at most {most} packs can be ordered at once.',
    bn: 'একটি ওষুধ একবারে সর্বোচ্চ {most} প্যাক অর্ডার করা যায়।',
  },
  notCost: {
    en: 'Write the amount for a pack in taka, above 0 and up to {most}, such as 500.',
    bn: 'প্যাকের দাম লিখুন, ০-এর বেশি ও {most} টাকার মধ্যে, যেমন ৫০০।',
  },
  nothingOrdered: {
    en: 'Nothing is to be ordered. Write how many packs of at least one medicine.',
    bn: 'অর্ডারে কিছু নেই। অন্তত একটি ওষুধের পরিমাণ লিখুন।',
  },
} as const satisfies Record<string, DemoText>;
