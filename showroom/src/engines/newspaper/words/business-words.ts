import type { DemoText } from '../../../demo/words.ts';

/** The words of shares, rates and subscriptions. */
export const businessWords = {
  share: { en: 'Company', bn: 'কোম্পানি' },
  sector: { en: 'Sector', bn: 'খাত' },
  close: { en: 'Close, ৳', bn: 'শেষ দর, ৳' },
  percent: { en: 'Change, %', bn: 'পরিবর্তন, %' },
  sortBy: { en: 'Sort by', bn: 'সাজান:' },
  wholeTable: { en: 'All companies', bn: 'সব কোম্পানি' },
  filter: { en: 'Find a company', bn: 'কোম্পানি খুঁজুন' },
  currency: { en: 'Currency', bn: 'মুদ্রা' },
  buy: { en: 'Bank buys, ৳', bn: 'ব্যাংক কেনে, ৳' },
  sell: { en: 'Bank sells, ৳', bn: 'ব্যাংক বেচে, ৳' },
  convert: { en: 'Convert', bn: 'হিসাব করুন' },
  amount: { en: 'Amount', bn: 'পরিমাণ' },
  notAmount: {
    en: 'An amount is above 0 and below 100 crore, with two decimals at most.',
    bn: 'পরিমাণ হবে ০-র বেশি, ১০০ কোটির কম, দশমিকের পরে বড়জোর দুই ঘর।',
  },
  closed: { en: 'The rest is for subscribers.', bn: 'বাকিটা গ্রাহকদের জন্য।' },
  subscribe: { en: 'Subscribe', bn: 'গ্রাহক হোন' },
  until: { en: 'Open until', bn: 'মেয়াদ' },
  endIt: { en: 'End the subscription', bn: 'গ্রাহক থাকব না' },
  closedStories: { en: 'Stories for subscribers', bn: 'গ্রাহকদের লেখা' },
  howToPay: { en: 'How to pay', bn: 'কীভাবে দেবেন' },
  bkash: { en: 'bKash (test)', bn: 'বিকাশ (টেস্ট)' },
  card: { en: 'Card (test)', bn: 'কার্ড (টেস্ট)' },
  payNow: { en: 'Pay', bn: 'টাকা দিন' },
  a30Days: { en: 'for 30 days', bn: '৩০ দিনের জন্য' },
} as const satisfies Record<string, DemoText>;
