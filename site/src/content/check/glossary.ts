/** How a thing is called in Bangla, and how it is not: the beginnings of words, endings may follow. */
type Term = { en: string; bn: string; not: readonly string[]; why: string };

/** One list for all Bangla of the site; docs/words.md is written from it. */
export const glossary: readonly Term[] = [
  {
    en: 'customer of a shop',
    bn: 'ক্রেতা',
    not: ['কাস্টমার', 'উপভোক্তা'],
    why: 'Who buys from our clients; গ্রাহক is our client, or who subscribes.',
  },
  {
    en: 'client of ours, subscriber',
    bn: 'গ্রাহক',
    not: [],
    why: 'Who has a contract; who buys over a counter is ক্রেতা.',
  },
  {
    en: 'lead, enquirer',
    bn: 'আগ্রহী ক্রেতা',
    not: ['নতুন লিড', 'সম্ভাব্য গ্রাহক'],
    why: 'Has bought nothing yet.',
  },
  {
    en: 'by (shop by shop)',
    bn: 'অনুযায়ী, -ভিত্তিক, প্রতি',
    not: ['শাখা ধরে', 'পণ্য ধরে', 'জেলা ধরে', 'উপজেলা ধরে', 'তারিখ ধরে', 'ব্যাচ ধরে', 'লাইন ধরে'],
    why: 'ধরে means for (two days) or holding; as “by” it is clerks’ talk.',
  },
  {
    en: 'often, usually',
    bn: 'প্রায়ই',
    not: ['অনেক সময় যায়', 'অনেক সময় আছে'],
    why: 'In an answer it reads as “it takes long”, or “there is time”.',
  },
  {
    en: 'today … after that (headings)',
    bn: 'আজ, … / এরপর, …',
    not: ['তখন, '],
    why: 'তখন tells of the past.',
  },
  {
    en: 'you will find it in the offer',
    bn: 'কোটেশনে পাবেন, দেখবেন',
    not: [],
    why: 'লেখা থাকে stands where writing it down is the point: in contracts, of promises.',
  },
  {
    en: 'software company',
    bn: 'সফটওয়্যার প্রতিষ্ঠান',
    not: [],
    why: 'As companies call themselves.',
  },
  {
    en: 'custom software',
    bn: 'কাস্টম সফটওয়্যার',
    not: ['নিজের মতো বান'],
    why: 'নিজের মতো বানালে is software that one builds oneself.',
  },
  {
    en: 'ready product',
    bn: 'রেডি সফটওয়্যার',
    not: [],
    why: 'Said so in shops.',
  },
  { en: 'service', bn: 'সেবা', not: ['পরিষেবা'], why: 'The other is Kolkata’s.' },
  {
    en: 'quotation, offer (of a price)',
    bn: 'কোটেশন',
    not: ['দরপ্রস্তাব', 'আপনার অফার'],
    why: 'Said so in offices; অফার is what a shop does before Eid.',
  },
  { en: 'training', bn: 'প্রশিক্ষণ', not: ['ট্রেনিং'], why: 'One name.' },
  {
    en: 'yearly care, maintenance',
    bn: 'বার্ষিক রক্ষণাবেক্ষণ',
    not: ['বার্ষিক দেখাশোনা'],
    why: 'One name; দেখাশোনা alone may stand in talk.',
  },
  { en: 'contract', bn: 'চুক্তিপত্র', not: [], why: 'The paper; চুক্তি is the agreement.' },
  {
    en: 'project',
    bn: 'প্রকল্প, কাজ',
    not: ['প্রজেক্ট'],
    why: 'One spelling; a piece of our own work is কাজ.',
  },
  {
    en: 'engineer',
    bn: 'ইঞ্জিনিয়ার',
    not: ['সফটওয়্যার প্রকৌশলী', 'সাইট প্রকৌশলী'],
    why: 'প্রকৌশলী only in the name of a government post.',
  },
  {
    en: 'source file (of a design)',
    bn: 'সোর্স ফাইল',
    not: ['সম্পাদনার ফাইল'],
    why: 'What presses and designers ask for.',
  },
  { en: 'source code', bn: 'সোর্স কোড', not: [], why: 'No Bangla word is said.' },
  { en: 'form (to fill in)', bn: 'ফরম', not: ['ফর্মে', 'ফর্ম '], why: 'As offices print it.' },
  { en: 'email', bn: 'ইমেইল', not: ['ই-মেইল'], why: 'One spelling.' },
  { en: 'map', bn: 'ম্যাপ', not: ['মানচিত্র'], why: 'Of the telephone, not of the atlas.' },
  { en: 'a day at …', bn: '… এক দিন', not: [], why: 'একদিন is once, some day.' },
  {
    en: 'directions',
    bn: 'কীভাবে যাবেন',
    not: ['পথ দেখুন'],
    why: 'পথ দেখুন sends people away.',
  },
  {
    en: 'accessible, accessibility',
    bn: 'সবার জন্য ব্যবহারযোগ্য',
    not: ['প্রবেশগম্যতা', 'অভিগম্যতা'],
    why: 'The coined words say nothing to those concerned.',
  },
  {
    en: 'to have something deleted',
    bn: 'মুছিয়ে নেওয়া',
    not: ['মোছাবেন', 'মোছাতে'],
    why: 'মোছানো is to wipe.',
  },
  {
    en: 'reminder',
    bn: 'রিমাইন্ডার',
    not: ['মনে করানো'],
    why: 'The noun; in a sentence মনে করিয়ে দেওয়া is right.',
  },
  {
    en: '11 digits (of a number)',
    bn: '১১ সংখ্যার',
    not: ['১১ অঙ্ক', 'বাংলা অঙ্ক'],
    why: 'অঙ্ক is an amount, or a sum at school.',
  },
  {
    en: 'tax invoice',
    bn: 'কর চালানপত্র (মূসক-৬.৩)',
    not: ['ভ্যাট চালান', 'মূসক-৬.৩ চালান', 'মূসক-৬.৩ রসিদ', 'মূসক-৬.৩ কর চালান'],
    why: 'The form’s own name; the number alone is enough where the name went before, or in a list.',
  },
  {
    en: 'transfer challan',
    bn: 'স্থানান্তর চালান (মূসক-৬.৫)',
    not: ['ট্রান্সফার চালান'],
    why: 'The paper has the form’s name; to move stock is ট্রান্সফার.',
  },
  {
    en: 'VAT return',
    bn: 'ভ্যাট রিটার্ন (মূসক-৯.১)',
    not: [],
    why: 'Officials print the number, people say the rest.',
  },
  {
    en: 'purchase-sales book',
    bn: 'ক্রয়-বিক্রয় হিসাব (মূসক-৬.২.১)',
    not: [],
    why: 'The form’s own name.',
  },
  { en: 'challan', bn: 'চালান', not: [], why: 'The paper that goes with goods.' },
  { en: 'ledger', bn: 'লেজার', not: [], why: 'The book’s name; খাতা is any book.' },
  { en: 'receivable', bn: 'পাওনা', not: [], why: 'Seen by who is to get it.' },
  { en: 'dues of a customer', bn: 'বাকি', not: [], why: 'On a receipt it means sold on credit.' },
  {
    en: 'still to pay (at the counter)',
    bn: 'আরও দিতে হবে',
    not: [],
    why: 'বাকি there would mean sold on credit.',
  },
  {
    en: 'credit limit',
    bn: 'বাকির সীমা',
    not: ['বাকি সীমা', 'বাকির লিমিট', 'ডিলারের লিমিট'],
    why: 'One name.',
  },
  {
    en: 'advance (money)',
    bn: 'অগ্রিম',
    not: ['আগাম পেমেন্ট', 'আগাম টাকা', 'আগাম দেন', 'আগাম দিন', 'অর্ধেক আগাম'],
    why: 'আগাম is early: আগাম অর্ডার, and the law’s আগাম কর.',
  },
  {
    en: 'cash',
    bn: 'ক্যাশ',
    not: ['নগদ টাকা'],
    why: 'নগদ is the wallet.',
  },
  {
    en: 'to close the books',
    bn: 'হিসাব চূড়ান্ত করা',
    not: ['হিসাব বন্ধ'],
    why: 'হিসাব বন্ধ is giving up the accounts.',
  },
  {
    en: 'each bears its own bank’s charges',
    bn: 'নিজ নিজ ব্যাংকের চার্জ নিজেরাই দেবেন',
    not: ['চার্জ যার যার'],
    why: 'A term of contract needs a verb.',
  },
  {
    en: 'from a price, paid once',
    bn: 'এককালীন … থেকে শুরু',
    not: ['থেকে, একবারই'],
    why: 'As price lists say it.',
  },
  {
    en: 'LC charges',
    bn: 'এলসির চার্জ, এলসি কমিশন',
    not: ['এলসি মার্জিন'],
    why: 'The margin is a deposit, not a cost.',
  },
  { en: 'truck hire', bn: 'ট্রাকভাড়া', not: ['ট্রাক ভাড়া'], why: 'One word, like বাড়িভাড়া.' },
  { en: 'rounding', bn: 'রাউন্ডিং', not: ['পূর্ণ টাকা করতে'], why: 'As receipts print it.' },
  { en: 'lakh', bn: 'লাখ', not: ['লক্ষ টাকা'], why: 'As it is said.' },
  { en: 'every year', bn: 'প্রতিবছর', not: ['প্রতি বছর'], why: 'One word, like প্রতিদিন.' },
  { en: 'in what, with what', bn: 'কিসে, কিসের', not: ['কীসে'], why: 'One spelling.' },
  { en: 'the press, media', bn: 'গণমাধ্যম', not: ['সংবাদমাধ্যম'], why: 'One name.' },
  { en: 'turmeric day of a wedding', bn: 'গায়েহলুদ', not: ['গায়ে হলুদ'], why: 'One word.' },
  { en: 'high school', bn: 'উচ্চ বিদ্যালয়', not: ['উচ্চবিদ্যালয়'], why: 'As on gates.' },
  {
    en: 'curriculum',
    bn: 'শিক্ষাক্রম',
    not: ['পাঠ্যক্রম'],
    why: 'The second part of এনসিটিবি’s own name.',
  },
  {
    en: 'substitute (teacher, item)',
    bn: 'বিকল্প',
    not: ['বদলি শিক্ষক', 'বদলি পণ্য'],
    why: 'বদলি is a transfer to another place.',
  },
  { en: 'attendance (staff)', bn: 'হাজিরা', not: [], why: 'At school it is উপস্থিতি.' },
  { en: 'school fees', bn: 'বেতন ও ফি', not: [], why: 'As schools say.' },
  { en: 'mark sheet', bn: 'নম্বরপত্র', not: [], why: 'As boards print it.' },
  { en: 'transfer certificate', bn: 'ছাড়পত্র (টিসি)', not: [], why: 'Both are said.' },
  {
    en: 'testimonial of a client',
    bn: 'গ্রাহকের মতামত',
    not: [],
    why: 'That of a school is প্রশংসাপত্র.',
  },
  {
    en: 'complete blood count',
    bn: 'সিবিসি (কমপ্লিট ব্লাড কাউন্ট)',
    not: ['রক্তের পূর্ণ গণনা'],
    why: 'What laboratories print and patients ask for.',
  },
  {
    en: 'blood sugar, random',
    bn: 'ব্লাড সুগার (আরবিএস)',
    not: ['রক্তে চিনি'],
    why: 'Likewise.',
  },
  { en: 'HbA1c', bn: 'HbA1c', not: ['এইচবিএ'], why: 'A code stays Latin.' },
  {
    en: 'kitchen ticket',
    bn: 'কিচেন টোকেন (KOT)',
    not: ['রান্নাঘরের টিকিট'],
    why: 'A ticket is for a bus.',
  },
  { en: 'wastage', bn: 'অপচয়', not: ['নষ্ট ও কর্মীর'], why: 'Spoilt food is not for staff.' },
];

const introduction = `# Words

How things are called in Bangla, so that one thing has one name on all pages, in all demos and in the owner's forms. The list is \`site/src/content/check/glossary.ts\`; \`npm run words\` writes this page from it. \`npm run check-content\` and the editor warn of each word in the third column; nothing is stopped by it.

- আপনি, spoken standard. Written as people say it at a counter, and as officials print it where a form has a name (মূসক-৬.৩, প্রবেশপত্র). Not Kolkata's words.
- Words that are said in English are written in Bangla letters (স্টক, ডেলিভারি, ব্যাকআপ). ERP, POS, HRM, CRM, LMS, HMS, RMS, EMIS, API, UI/UX, SEO, names of technologies and gateways, addresses and codes stay Latin.
- Bangla digits, save in telephone numbers, logins, references, versions and codes. % after a number; শতাংশ only without one.
- Quotation marks are “double”. A colon stands before a list; a semicolon rarely stands at all.
- ৳ before figures in lists and on screens; টাকা in sentences. লাখ and কোটি.

| English | Bangla | Not | Why |
| --- | --- | --- | --- |
`;

/** docs/words.md. */
export const writtenGlossary = (): string =>
  introduction +
  glossary
    .map(({ en, bn, not, why }) => `| ${en} | ${bn} | ${not.map(named).join(', ')} | ${why} |\n`)
    .join('');

const named = (word: string) => word.trim().replace(/,$/, '');
