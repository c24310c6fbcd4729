import type { DemoText } from '../../../demo/words.ts';

/** The words of the owner’s side. */
export const ownerWords = {
  owner: { en: 'For the owner', bn: 'মালিকের জন্য' },
  nobody: { en: 'Nobody is booked.', bn: 'কোনো বুকিং নেই।' },
  come: { en: 'Has come', bn: 'এসেছেন' },
  takeRest: { en: 'Take {amount}', bn: '{amount} নিন' },
  remind: { en: 'Remind', bn: 'রিমাইন্ডার দিন' },
  reminded: { en: 'Reminded', bn: 'রিমাইন্ডার গেছে' },
  inAll: {
    en: '{count} booked · {sum} · still to take {rest}',
    bn: '{count}টি বুকিং · {sum} · নেওয়া বাকি {rest}',
  },
  keptOfCancelled: {
    en: '{amount} kept of cancelled bookings',
    bn: 'বাতিল বুকিংয়ের অগ্রিম থেকে রাখা {amount}',
  },
  toPrepare: { en: 'To prepare', bn: 'যা লাগবে' },
  forGuests: { en: '{count} guests', bn: '{count} জন' },
  times: { en: '{count} ×', bn: '{count}টি' },
  action: { en: 'Steps', bn: 'কাজ' },
  state: { en: 'State', bn: 'অবস্থা' },
  everyWeek: { en: 'Every {day}, {from} to {to}', bn: 'প্রতি {day}, {from} থেকে {to}' },
  open: { en: 'Open again', bn: 'আবার খুলুন' },
  close: { en: 'Close hours', bn: 'সময় বন্ধ' },
  day: { en: 'Day', bn: 'বার' },
  from: { en: 'From', bn: 'থেকে' },
  to: { en: 'To', bn: 'পর্যন্ত' },
  who: { en: 'For', bn: 'কার' },
  everybody: { en: 'Everybody', bn: 'সবার' },
  why: { en: 'Why, for guests to read', bn: 'কেন, রোগীরা দেখবেন' },
  endsBefore: { en: 'The end must be after the beginning.', bn: 'শেষ সময় শুরুর পরে হতে হবে।' },
  guestThen: {
    en: '{name} is booked then. Cancel or move that first.',
    bn: 'তখন {whose} বুকিং আছে। আগে সেটি সরান।',
  },
  closedSaved: { en: 'Nobody can book these hours now.', bn: 'এই সময়ে আর কেউ বুক করতে পারবেন না।' },
} as const satisfies Record<string, DemoText>;
