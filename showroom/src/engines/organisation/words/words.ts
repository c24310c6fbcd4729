import type { DemoText } from '../../../demo/words.ts';
import { givingWords } from './giving-words.ts';

/** The words of every organisation's screens; those about money given stand in giving-words.ts. In {braces} what is filled in. */
export const words = {
  ...givingWords,
  menu: { en: 'Pages', bn: 'পেজ' },
  all: { en: 'All', bn: 'সব' },
  back: { en: 'Back to the list', bn: 'তালিকায় ফিরুন' },
  print: { en: 'Print or save as PDF', bn: 'প্রিন্ট বা পিডিএফ' },
  download: { en: 'Download the figures', bn: 'হিসাব ডাউনলোড' },
  table: { en: 'Table: {name}', bn: 'ছক: {name}' },
  total: { en: 'Total', bn: 'মোট' },
  nothing: { en: 'Nothing fits this choice.', bn: 'এই বাছাইয়ে কিছু নেই।' },

  closes: { en: 'Last day', bn: 'শেষ দিন' },
  published: { en: 'Published', bn: 'প্রকাশ' },
  dayLeft: { en: '1 day left', bn: 'আর ১ দিন' },
  daysLeft: { en: '{days} days left', bn: 'আর {days} দিন' },
  lastDay: { en: 'Closes today', bn: 'আজ শেষ দিন' },
  closed: { en: 'Closed', bn: 'সময় শেষ' },
  isClosed: {
    en: 'The last day has passed; nothing can be sent any more.',
    bn: 'শেষ দিন পেরিয়ে গেছে, এখন আর পাঠানো যাবে না।',
  },
  terms: { en: 'Please mind', bn: 'জেনে রাখুন' },

  fullView: { en: 'Full view', bn: 'বড় করে' },
  openFull: { en: 'Full view: {name}', bn: 'বড় করে: {name}' },
  next: { en: 'Next', bn: 'পরেরটি' },
  previous: { en: 'Previous', bn: 'আগেরটি' },
  close: { en: 'Close', bn: 'বন্ধ করুন' },
  countOf: { en: '{at} of {all}', bn: '{all}টির মধ্যে {at} নম্বর' },

  missing: { en: 'Please fill this in.', bn: 'এটি লিখুন।' },
  noMail: {
    en: 'An address looks like name@example.com.',
    bn: 'ঠিকানাটি name@example.com-এর মতো হবে।',
  },
  meantMail: {
    en: 'Did you mean {mail}?',
    bn: 'আপনি কি {mail} লিখতে চেয়েছেন?',
  },
  noPhone: {
    en: 'Eleven digits such as 01200-000000, or + and the country’s code.',
    bn: 'ফোন নম্বর ১১ সংখ্যার, যেমন 01200-000000।',
  },
  noCount: {
    en: 'Please write a whole number from 1 to 9,999.',
    bn: '১ থেকে ৯,৯৯৯-এর মধ্যে পূর্ণ সংখ্যা লিখুন।',
  },
  noMeasure: {
    en: 'Please write a number above 0 and below 10,000, such as 2.5.',
    bn: '০-এর বেশি ও ১০,০০০-এর কম একটি সংখ্যা লিখুন, যেমন ২.৫।',
  },
  noDay: { en: 'Please choose a day.', bn: 'একটি দিন বাছুন।' },
  pastDay: { en: 'That day has passed.', bn: 'দিনটি পেরিয়ে গেছে।' },
  optional: { en: '{label} (optional)', bn: '{label} (না দিলেও চলে)' },
  choose: { en: 'Choose', bn: 'বেছে নিন' },
  kept: {
    en: 'Thank you. Number {number} is kept in this browser; nothing was sent.',
    bn: 'ধন্যবাদ। {number} নম্বরে এই ব্রাউজারেই রইল, কোথাও পাঠানো হয়নি।',
  },
  sent: { en: 'What you wrote here', bn: 'আপনি যা লিখেছেন' },
  forget: { en: 'Take back', bn: 'ফিরিয়ে নিন' },

  makes: { en: '{boxes} × {box}: {packs}, {amount}', bn: '{boxes} × {box}: {packs}, {amount}' },
  chooseItem: { en: 'Choose', bn: 'বাছুন' },
  about: { en: 'Item', bn: 'পণ্য' },
  until: { en: 'Holds until {day}', bn: '{day} পর্যন্ত মেয়াদ' },

  vessel: { en: 'Vessel', bn: 'জাহাজ' },
  fromPort: { en: 'From', bn: 'যেখান থেকে' },
  jetty: { en: 'Jetty', bn: 'জেটি' },
  arrives: { en: 'Arrives', bn: 'পৌঁছাবে' },
  sails: { en: 'Sails', bn: 'ছাড়বে' },
  now: { en: 'Now', bn: 'এখন' },
  quay: { en: 'at the quay', bn: 'জেটিতে' },
  anchorage: { en: 'outer anchorage', bn: 'বহির্নোঙরে' },
  sea: { en: 'at sea', bn: 'সাগরে' },

  container: { en: 'Container number', bn: 'কনটেইনার নম্বর' },
  formFault: {
    en: 'A container number has four letters, the last of them U, J or Z, and seven digits.',
    bn: 'কনটেইনার নম্বরে চারটি অক্ষর (শেষটি U, J বা Z) ও সাতটি অঙ্ক থাকে।',
  },
  digitFault: {
    en: 'This number has a slip: its last digit would be {digit}. Please look at the door again.',
    bn: 'নম্বরে ভুল আছে, শেষ অঙ্ক হওয়ার কথা {digit}। দরজার লেখাটি আবার দেখুন।',
  },
  notOurs: {
    en: 'The number is right, but this box is not with us. Try {example}.',
    bn: 'নম্বর ঠিক আছে, তবে বক্সটি আমাদের কাছে নেই। {example} দিয়ে দেখুন।',
  },
  expected: { en: 'expected', bn: 'সম্ভাব্য' },

  rate: { en: 'Rate', bn: 'হার' },
  unit: { en: 'per', bn: 'প্রতি' },
  count: { en: 'How many', bn: 'কয়টি' },
  countOfRow: { en: 'How many: {name}', bn: 'কয়টি: {name}' },
  net: { en: 'Sum', bn: 'যোগফল' },
  vat: { en: 'VAT {rate}%', bn: 'ভ্যাট {rate}%' },
  estimate: { en: 'Estimate', bn: 'আনুমানিক খরচ' },
  sheet: { en: 'Tariff sheet, {month}', bn: 'মাশুলের তালিকা, {month}' },

  duty: { en: 'Duty officer this week', bn: 'এ সপ্তাহে দায়িত্বে' },
  week: { en: '{from} to {to}', bn: '{from} থেকে {to}' },
} as const satisfies Record<string, DemoText>;
