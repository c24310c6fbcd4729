import type { DemoText } from '../../../demo/words.ts';

/** The words of an importer: shipments and what they cost, and the VAT return. */
export const importWords = {
  landedCost: { en: 'Landed cost, LC {number}', bn: 'আমদানির খরচ, এলসি {number}' },
  allShipments: { en: 'Shipments', bn: 'চালান' },
  opened: { en: 'LC opened', bn: 'এলসি খোলা হয়েছে' },
  port: { en: 'Cleared at port', bn: 'বন্দর থেকে ছাড় হয়েছে' },
  landed: { en: 'In the godown', bn: 'গোডাউনে এসেছে' },
  item: { en: 'Item', bn: 'পণ্য' },
  cartons: { en: 'Cartons', bn: 'কার্টন' },
  oneCarton: { en: 'One carton costs', bn: 'প্রতি কার্টনের খরচ' },
  landedIn: { en: 'Landed in {store}', bn: '{store} গোডাউন পর্যন্ত' },
  timesValue: { en: '{times} × LC value', bn: 'এলসি মূল্যের {times} গুণ' },
  changeCosts: { en: 'Change the costs', bn: 'খরচ বদলান' },
  recount: { en: 'Spread again', bn: 'আবার ভাগ করুন' },
  spreadNote: {
    en: 'Spread by LC value, to the last taka.',
    bn: 'এলসি মূল্যের অনুপাতে, শেষ টাকা পর্যন্ত মিলিয়ে ভাগ।',
  },
  costsWrong: {
    en: '{head}: please write whole taka, 0 or more.',
    bn: '{head}: ০ বা তার বেশি পুরো টাকা লিখুন।',
  },
  costsShut: {
    en: 'LC {number} is in the godown already; its cost stands in the books.',
    bn: 'এলসি {number} গোডাউনে উঠে গেছে; খরচ খাতায় উঠেছে।',
  },
  receive: { en: 'Receive into a godown', bn: 'গোডাউনে তুলুন' },
  receiveIn: { en: 'Receive in', bn: 'কোন গোডাউনে' },
  received: { en: '{count} cartons are in {store}.', bn: '{count} কার্টন {store} গোডাউনে উঠেছে।' },
  receivedAlready: {
    en: 'LC {number} was received already. Nothing is counted twice.',
    bn: 'এলসি {number} আগেই উঠেছে। একই মাল দুবার ওঠে না।',
  },
  notCleared: {
    en: 'LC {number} is still on the way. It can be received when it is cleared at port.',
    bn: 'এলসি {number} এখনো পথে। বন্দর থেকে ছাড় হলে তোলা যাবে।',
  },
  return: { en: 'VAT return, Mushak 9.1', bn: 'ভ্যাট রিটার্ন, মূসক-৯.১' },
  period: { en: 'Tax period', bn: 'কর মেয়াদ' },
  note: { en: 'Note', bn: 'নোট' },
  noteSupply: { en: 'Wholesale and trade based supply', bn: 'পাইকারি ও ব্যবসায়ী পর্যায়ের সরবরাহ' },
  noteOutput: { en: 'Total sales and payable tax', bn: 'মোট বিক্রয় ও প্রদেয় কর' },
  noteImports: { en: 'Imports, not admissible for credit', bn: 'আমদানি, রেয়াতযোগ্য নয়' },
  noteInput: { en: 'Total input tax credit', bn: 'মোট উপকরণ কর রেয়াত' },
  noteAdvance: { en: 'Advance tax paid at import', bn: 'আমদানি পর্যায়ে দেওয়া আগাম কর' },
  noteNet: { en: 'Net VAT to pay', bn: 'নিট প্রদেয় ভ্যাট' },
  noteRefund: { en: 'Carried to the next period', bn: 'পরের মেয়াদে যাবে' },
  traderNote: {
    en: 'At the trade rate VAT paid at import is no credit: it stands in the landed cost. Advance tax is set off. All rates of this demo are examples, set in November 2026.',
    bn: 'ব্যবসায়ী হারে আমদানির ভ্যাট রেয়াত হয় না, তা পণ্যের খরচে থাকে। আগাম কর সমন্বয় হয়। এই ডেমোর সব হার উদাহরণ, নভেম্বর ২০২৬-এ ঠিক করা।',
  },
  register: { en: 'Sales of the period, Mushak 6.2.1', bn: 'মেয়াদের বিক্রি, মূসক-৬.২.১' },
  registerCount: { en: '{count} invoices', bn: '{count}টি চালান' },
  number: { en: 'Invoice', bn: 'চালান' },
  day: { en: 'Day', bn: 'তারিখ' },
} as const satisfies Record<string, DemoText>;
