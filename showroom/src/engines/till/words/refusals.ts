import type { DemoText } from '../../../demo/words.ts';

/** Why a till refuses something, in a sentence to the cashier. */
export const refusals = {
  noCode: {
    en: 'No goods and no receipt have the code {code}. Choose one from the list.',
    bn: '{code} কোডে কোনো পণ্য বা রসিদ নেই। তালিকা থেকে বাছুন।',
  },
  closed: {
    en: 'The drawer of this counter is closed. An Admin opens it under “Drawer”.',
    bn: 'এই কাউন্টারের ড্রয়ার বন্ধ। অ্যাডমিন “ড্রয়ার” থেকে খুলবেন।',
  },
  cancelledAlready: {
    en: 'That receipt is cancelled already.',
    bn: 'এই রসিদ আগেই বাতিল হয়েছে।',
  },
  drawerCounted: {
    en: 'Its drawer has been counted since, so that receipt stays.',
    bn: 'এর পরে ড্রয়ার গোনা হয়ে গেছে, তাই রসিদটি থাকবে।',
  },
  hasFollowed: {
    en: 'Something followed from that receipt already, such as a signature at the site, an exchange or a payment of dues, so it stays.',
    bn: 'এই রসিদের পরে সাইটে সই, বদল বা বাকি শোধের মতো কিছু হয়েছে, তাই এটি থাকবে।',
  },
  partPaid: {
    en: 'A part of this bill is paid. Give that back before you change the bill.',
    bn: 'এই বিলের কিছু টাকা নেওয়া হয়েছে। বিল বদলাতে আগে সেটি ফেরত দিন।',
  },
  notQuantity: {
    en: 'Write how much in numbers, up to 1,00,000, such as {example}.',
    bn: 'কতটুকু, সংখ্যায় লিখুন, ১,০০,০০০ পর্যন্ত, যেমন {example}।',
  },
  notEnough: {
    en: 'Only {left} of {name} left.',
    bn: '{name} আছে মাত্র {left}।',
  },
  noneLeft: { en: '{name} is sold out.', bn: '{name} শেষ।' },
  expired: {
    en: '{name} is past its date and can’t be sold.',
    bn: 'মেয়াদ শেষ, বিক্রি করা যাবে না: {name}।',
  },
  notDiscount: {
    en: 'Write a discount as 5% or as an amount such as 50.',
    bn: 'ছাড় লিখুন শতাংশে (৫%) অথবা টাকায় (৫০)।',
  },
  muchDiscount: {
    en: 'At most {most}% may be taken off at the counter.',
    bn: 'কাউন্টারে ছাড় সর্বোচ্চ {most}%।',
  },
  empty: {
    en: 'Nothing is on the bill yet. Scan or press something first.',
    bn: 'বিলে এখনো কিছু নেই। আগে কিছু স্ক্যান করুন বা বাছুন।',
  },
  notAmount: {
    en: 'Write the amount in whole taka, such as 500.',
    bn: 'টাকার অঙ্ক পূর্ণ সংখ্যায় লিখুন, যেমন ৫০০।',
  },
  tooMuch: {
    en: 'Only {left} is still to pay. More than that can be taken in cash alone, with change.',
    bn: 'বাকি আছে {left}। এর বেশি শুধু ক্যাশে নেওয়া যায়, ফেরত দিয়ে।',
  },
  noChange: {
    en: 'The drawer holds {cash}: that is not enough to give {change} back.',
    bn: 'ড্রয়ারে আছে {cash}; {change} ফেরত দেওয়া যাবে না।',
  },
  takeMore: {
    en: 'Goods for {amount} are still to be taken: an exchange gives no money back.',
    bn: 'আরও {amount} টাকার কিছু নিতে হবে; বদলে টাকা ফেরত দেওয়া হয় না।',
  },
  noAccount: {
    en: 'Choose a customer with an account first.',
    bn: 'আগে বাকির খাতা আছে এমন ক্রেতা বাছুন।',
  },
  overLimit: {
    en: '{name} may owe {limit}. With this it would be {due}.',
    bn: '{name}: বাকির সীমা {limit}, এটি নিলে হবে {due}।',
  },
  noMember: { en: 'Choose a member first.', bn: 'আগে মেম্বার বাছুন।' },
  fewPoints: { en: 'Only {points} points are left.', bn: 'পয়েন্ট আছে মাত্র {points}।' },
  howManyPoints: {
    en: 'Write how many points are spent. Each pays one taka; there are {points}.',
    bn: 'কত পয়েন্ট খরচ হবে, লিখুন। এক পয়েন্টে এক টাকা; আছে {points}।',
  },
  otherSite: {
    en: 'This site belongs to another customer. Choose again.',
    bn: 'সাইটটি অন্য ক্রেতার। আবার বাছুন।',
  },
  noExchange: { en: 'This shop exchanges nothing.', bn: 'এই দোকানে বদল হয় না।' },
  oldReceipt: {
    en: 'Receipt {number} is {days} days old. Things can be exchanged for {most} days.',
    bn: '{number} রসিদটি {days} দিনের পুরোনো। বদল করা যায় {most} দিনের মধ্যে।',
  },
  exchangeUnderWay: {
    en: 'Finish the exchange that is under way first, or leave it.',
    bn: 'চলতি বদলটি আগে শেষ করুন, নয়তো বাদ দিন।',
  },
  noneUnderWay: {
    en: 'No exchange is under way at this counter.',
    bn: 'এই কাউন্টারে কোনো বদল চলছে না।',
  },
  allBack: {
    en: 'All that receipt {number} had to give has come back already.',
    bn: '{number} রসিদের ফেরত নেওয়ার মতো আর কিছু নেই।',
  },
  notPiece: { en: 'Only whole pieces come back.', bn: 'শুধু আস্ত পণ্য ফেরত নেওয়া যায়।' },
  billOpen: {
    en: 'A bill is under way at this counter. Finish it or clear it first.',
    bn: 'এই কাউন্টারে একটি বিল চলছে। আগে শেষ করুন বা মুছে দিন।',
  },
  alreadyOpen: {
    en: 'The drawer of this counter is open.',
    bn: 'এই কাউন্টারের ড্রয়ার খোলাই আছে।',
  },
  emptyCount: {
    en: 'Count the notes first. Write 0 when the drawer is empty.',
    bn: 'আগে নোট গুনুন। ড্রয়ার খালি হলে ০ লিখুন।',
  },
  notCount: {
    en: 'Count with whole numbers from 0 to 1,00,000.',
    bn: 'গুনে ০ থেকে ১,০০,০০০-এর মধ্যে পূর্ণ সংখ্যা লিখুন।',
  },
  notFloat: {
    en: 'Write the amount in whole taka, up to 1,00,00,000, such as 500.',
    bn: 'টাকার অঙ্ক পূর্ণ সংখ্যায় লিখুন, ১,০০,০০,০০০ পর্যন্ত, যেমন ৫০০।',
  },
  owesLess: { en: '{name} owes only {due}.', bn: '{name}: বাকি মাত্র {due}।' },
  notOffer: {
    en: 'An offer takes 1 to 90 percent off, and ends on or after the day it begins.',
    bn: 'অফার ১% থেকে ৯০%, শেষের দিন শুরুর দিনের আগে নয়।',
  },
  notStock: {
    en: 'Stock is a number from 0 to 1,00,000, such as {example}.',
    bn: 'স্টক ০ থেকে ১,০০,০০০-এর মধ্যে সংখ্যা, যেমন {example}।',
  },
  shelfHasLess: {
    en: '{name}: by now the shelf has only {left}. Take less of it.',
    bn: '{name}: তাকে এখন আছে মাত্র {left}। পরিমাণ কমান।',
  },
  noReceiver: {
    en: 'Write who received the goods.',
    bn: 'মাল কে বুঝে নিলেন, লিখুন।',
  },
} as const satisfies Record<string, DemoText>;
