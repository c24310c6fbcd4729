import type { DemoText } from '../../../demo/words.ts';

/** The words of a field team: visits, quotations with part payment, and service. */
export const fieldWords = {
  visitsAndWay: { en: '{count} visits, {km} km', bn: '{count}টি ভিজিট, {km} কিমি' },
  visitAndWay: { en: '1 visit, {km} km', bn: '১টি ভিজিট, {km} কিমি' },
  map: { en: 'Map of the day', bn: 'আজকের ম্যাপ' },
  lastCall: { en: 'Last call, {who}, {day}', bn: 'আগের ফোন, {who}, {day}' },
  noCall: { en: 'No call is noted yet.', bn: 'আগের কোনো ফোন লেখা নেই।' },
  subsidy: { en: 'Subsidy, {share}', bn: 'ভর্তুকি, {share}' },
  half: { en: 'half', bn: 'অর্ধেক' },
  discount: { en: 'Discount', bn: 'ছাড়' },
  now: { en: 'Now, on delivery', bn: 'এখন, ডেলিভারির সময়' },
  newQuotation: { en: 'New quotation', bn: 'নতুন কোটেশন' },
  machine: { en: 'Machine', bn: 'যন্ত্র' },
  quote: { en: 'Write the quotation', bn: 'কোটেশন লিখুন' },
  quotation: { en: 'Quotation', bn: 'কোটেশন' },
  quotationNumber: { en: 'Number {number}', bn: 'নম্বর {number}' },
  openQuotation: { en: 'Open the quotation', bn: 'কোটেশন খুলুন' },
  noQuotation: { en: 'There is no such quotation.', bn: 'এমন কোটেশন নেই।' },
  price: { en: 'price', bn: 'দাম' },
  part: { en: 'Part', bn: 'কিস্তি' },
  amount: { en: 'Amount', bn: 'টাকা' },
  buyerPays: { en: 'The buyer pays', bn: 'ক্রেতা দেবেন' },
  ofWhich: { en: 'Of that: {part}', bn: 'তার মধ্যে: {part}' },
  notAmount: {
    en: '{field}: please write whole taka, 0 or more, in digits.',
    bn: '{field}: ০ বা তার বেশি পুরো টাকা লিখুন, সংখ্যায়।',
  },
  tooMuchNow: {
    en: 'Subsidy, discount and payment are {over} more than the price of {price}.',
    bn: 'ভর্তুকি, ছাড় ও এখনকার জমা মিলে {price} দামের চেয়ে {over} বেশি হয়ে গেছে।',
  },
  overDiscount: {
    en: 'A discount of {amount} is more than there is to pay: {price}.',
    bn: '{amount} ছাড় প্রদেয় দামের চেয়ে বেশি: {price}।',
  },
  nobodyMay: {
    en: '{name} may give up to {most}. Nobody here may give {amount}.',
    bn: '{name} দিতে পারেন {most} পর্যন্ত। {amount} ছাড় এখানে কেউ দিতে পারেন না।',
  },
  mayNot: {
    en: '{name} may give up to {most}. {other} may give {amount}.',
    bn: '{name} দিতে পারেন {most} পর্যন্ত। {amount} ছাড় দিতে পারেন {other}।',
  },
  harvest: {
    en: 'Next harvest: {harvest}, from {day}. Days until then: {count}',
    bn: 'সামনে {harvest} কাটা, {day} থেকে। দিন বাকি: {count}',
  },
  calls: { en: 'Service calls before the harvest', bn: 'ধান কাটার আগে সার্ভিসের ফোন' },
  callsLeft: { en: '{count} still to call', bn: 'ফোন বাকি {count}টি' },
  soldOn: { en: 'sold {day}', bn: 'বিক্রি {day}' },
  booked: { en: 'Service booked', bn: 'সার্ভিস ঠিক হলো' },
  fine: { en: 'Runs well', bn: 'ভালো চলছে' },
  callDone: { en: 'That call was made already.', bn: 'ফোন আগেই করা হয়েছে।' },
} as const satisfies Record<string, DemoText>;
