import type { DemoText } from '../../../demo/words.ts';

/** Why a diagnostic centre refuses something, in a sentence to its staff. */
export const refusals = {
  nameMissing: { en: 'Please write the patient’s name.', bn: 'রোগীর নাম লিখুন।' },
  phoneFaulty: {
    en: 'A mobile number has 11 digits and begins with 01, such as 01200 000 000.',
    bn: 'মোবাইল নম্বর ১১ সংখ্যার, ০১ দিয়ে শুরু, যেমন 01200-000000।',
  },
  serialTwice: {
    en: 'This phone number already has serial {number} with this doctor: {name}.',
    bn: 'এই নম্বরে এই ডাক্তারের {number} নম্বর সিরিয়াল আগেই দেওয়া: {name}।',
  },
  serialsFull: {
    en: 'All {most} serials of today are given.',
    bn: 'আজকের {most}টি সিরিয়ালের সবই দেওয়া হয়ে গেছে।',
  },
  nobodyWaits: {
    en: 'Nobody is waiting. Give a serial first.',
    bn: 'কেউ অপেক্ষায় নেই। আগে সিরিয়াল দিন।',
  },
  ageFaulty: {
    en: 'Write the age in whole years, up to 130; below two years, as 14 months, 6 weeks or 12 days.',
    bn: 'বয়স লিখুন পূর্ণ বছরে, ১৩০ পর্যন্ত; দুই বছরের কম হলে ১৪ মাস, ৬ সপ্তাহ বা ১২ দিন, এভাবে।',
  },
  nothingBilled: {
    en: 'Choose a visit or at least one test.',
    bn: 'ভিজিট অথবা অন্তত একটি পরীক্ষা বাছুন।',
  },
  serialBilled: {
    en: 'Serial {serial} has bill {number} already.',
    bn: '{serial} নম্বর সিরিয়ালের বিল আগেই হয়েছে, বিল {number}।',
  },
  notAmount: {
    en: 'Write amounts in whole taka, such as 500.',
    bn: 'টাকার অঙ্ক পূর্ণ সংখ্যায় লিখুন, যেমন ৫০০।',
  },
  nothingDue: { en: 'Nothing is due on this bill.', bn: 'এই বিলে কিছু বাকি নেই।' },
  muchDiscount: {
    en: 'The discount can’t be more than the bill, {total}.',
    bn: 'ছাড় বিলের চেয়ে বেশি হতে পারে না, বিল {total}।',
  },
  muchPaid: {
    en: 'Only {due} is to be paid. Take that much, and give the rest back.',
    bn: 'দিতে হবে {due}। ততটুকুই নিন, বাকিটা ফেরত দিন।',
  },
  noValue: {
    en: '{part}: write a number, such as {example}.',
    bn: '{part}: সংখ্যায় লিখুন, যেমন {example}।',
  },
  muchValue: {
    en: '{part}: {value} {unit} can’t be. Look where the point stands.',
    bn: '{part}: {value} {unit} হতে পারে না। দশমিক ঠিক জায়গায় আছে কি না দেখুন।',
  },
  noFindings: {
    en: 'Write findings and impression, or take a template.',
    bn: 'ফাইন্ডিংস ও মতামত লিখুন, অথবা একটি ছক নিন।',
  },
  noLabel: {
    en: 'Print the label first: without one nobody knows whose sample it is.',
    bn: 'আগে লেবেল প্রিন্ট করুন; লেবেল ছাড়া নমুনা কার, বোঝা যাবে না।',
  },
  notChecked: {
    en: 'This result has not been checked yet. Two people sign a report.',
    bn: 'ফলটি এখনো যাচাই হয়নি। একটি রিপোর্টে দুজনের সই লাগে।',
  },
  noResult: { en: 'There is no result to check yet.', bn: 'যাচাই করার মতো ফল এখনো নেই।' },
  alreadyChecked: { en: 'This result is checked already.', bn: 'ফলটি আগেই যাচাই হয়েছে।' },
  hasResult: {
    en: 'This sample has a result already. Write the values to correct it.',
    bn: 'এই নমুনার ফল আগেই আছে। শোধরাতে হলে মান লিখুন।',
  },
  mayNotCheck: {
    en: '{name} is at the desk and may not check this result.',
    bn: 'ডেস্কে আছেন {name}; তিনি এই ফল যাচাই করতে পারেন না।',
  },
  mayNotSign: {
    en: '{name} is at the desk and may not sign this report.',
    bn: 'ডেস্কে আছেন {name}; তিনি এই রিপোর্টে সই করতে পারেন না।',
  },
  pinFaulty: { en: 'That is not the PIN of {name}.', bn: 'এটি {whose} পিন নয়।' },
  alreadySigned: {
    en: 'This report is signed and can’t be changed.',
    bn: 'রিপোর্টে সই হয়ে গেছে, আর বদলানো যাবে না।',
  },
  stillDue: {
    en: '{due} is still due. Take it before you hand the report over.',
    bn: '{due} বাকি আছে। রিপোর্ট দেওয়ার আগে নিন।',
  },
  notReady: {
    en: '{count} of the reports are not signed yet.',
    bn: '{count}টি রিপোর্টে এখনো সই হয়নি।',
  },
  oneNotReady: { en: 'One report is not signed yet.', bn: 'একটি রিপোর্টে এখনো সই হয়নি।' },
} as const satisfies Record<string, DemoText>;
