import type { DemoText } from '../../../demo/words.ts';

/** The words of a booking, from its code to its end, and of why one is refused. */
export const bookingWords = {
  booking: { en: 'Booking {code}', bn: 'বুকিং {code}' },
  waiting: { en: 'waits for you', bn: 'নিশ্চিত করা বাকি' },
  confirmed: { en: 'confirmed', bn: 'নিশ্চিত' },
  cancelled: { en: 'cancelled', bn: 'বাতিল' },
  sms: {
    en: 'SMS to {phone} (test, nothing is sent)',
    bn: '{phone} নম্বরে এসএমএস (টেস্ট, কিছু পাঠানো হয় না)',
  },
  smsCode: { en: '{business}: your code is {secret}.', bn: '{business}: আপনার কোড {secret}।' },
  smsReminder: {
    en: '{business}: {day}, {time}, {place}. We expect you.',
    bn: '{business}: {day}, {time}, {place}। আপনার অপেক্ষায় থাকব।',
  },
  smsTrip: {
    en: '{business}: {place}, {day}. The boat leaves {from} at 7 am.',
    bn: '{business}: {place}, {day}। সকাল ৭টায় {from} থেকে লঞ্চ ছাড়বে।',
  },
  code: { en: 'Code from the SMS', bn: 'এসএমএসের কোড' },
  confirm: { en: 'Confirm', bn: 'নিশ্চিত করুন' },
  pay: { en: 'Pay {amount} by bKash (test)', bn: 'বিকাশে {amount} দিন (টেস্ট)' },
  payHint: { en: 'A test payment: no money moves.', bn: 'টেস্ট পেমেন্ট, কোনো টাকা কাটে না।' },
  held: {
    en: 'Held for you. It is firm once you confirm.',
    bn: 'আপনার জন্য রাখা আছে। নিশ্চিত করলেই পাকা।',
  },
  paid: { en: 'Paid', bn: 'দেওয়া হয়েছে' },
  rest: { en: 'Still to pay', bn: 'বাকি' },
  when: { en: 'When', bn: 'কখন' },
  where: { en: 'What', bn: 'কী' },
  guest: { en: 'Guest', bn: 'অতিথি' },
  patient: { en: 'Patient', bn: 'রোগী' },
  cancel: { en: 'Cancel booking', bn: 'বুকিং বাতিল' },
  refund: {
    en: '{amount} goes back to your bKash (test).',
    bn: '{amount} আপনার বিকাশে ফেরত যাবে (টেস্ট)।',
  },
  refundToGuest: {
    en: '{amount} goes back to the guest’s bKash (test).',
    bn: '{amount} অতিথির বিকাশে ফেরত যাবে (টেস্ট)।',
  },
  noRefund: {
    en: 'The advance of {amount} is kept: less than {days} days are left.',
    bn: '{days} দিনের কম বাকি, তাই অগ্রিম {amount} ফেরত হয় না।',
  },
  freeAgain: { en: 'It is free for others then.', bn: 'সময়টি তখন অন্যের জন্য খালি হবে।' },
  none: { en: 'You have booked nothing yet.', bn: 'এখনো কিছু বুক করেননি।' },
  bookNow: { en: 'Book now', bn: 'এখনই বুক করুন' },
  noBooking: { en: 'There is no such booking.', bn: 'এমন কোনো বুকিং নেই।' },
  noSlot: { en: 'That is not to be booked. Choose another one.', bn: 'এটি বুক করা যায় না। অন্যটি বাছুন।' },
  taken: {
    en: '{place} is taken already then. Choose another one.',
    bn: '{place} তখন আগেই নেওয়া হয়ে গেছে। অন্যটি বাছুন।',
  },
  closedThen: { en: 'We are closed then. Choose another time.', bn: 'তখন বন্ধ। অন্য সময় বাছুন।' },
  holidayThen: {
    en: 'That day is a public holiday, and we are closed. Choose another day.',
    bn: 'সেদিন সরকারি ছুটি, আমরা বন্ধ। অন্য দিন বাছুন।',
  },
  noName: { en: 'Please write your name.', bn: 'আপনার নাম লিখুন।' },
  notPhone: {
    en: 'A mobile number has 11 digits, such as 01200-000000.',
    bn: 'মোবাইল নম্বর ১১ সংখ্যার, যেমন 01200-000000।',
  },
  phoneThen: {
    en: 'This number has a booking at that time already.',
    bn: 'এই নম্বরে ওই সময়ে একটি বুকিং আছে।',
  },
  dayOver: { en: 'Its day is over. Please book anew.', bn: 'দিনটি পেরিয়ে গেছে। নতুন করে বুক করুন।' },
  cameAlready: {
    en: 'The guest has come; that can’t be cancelled.',
    bn: 'তিনি এসে গেছেন, আর বাতিল হয় না।',
  },
  notConfirmed: {
    en: 'This booking is not confirmed. Nobody can have come on it.',
    bn: 'বুকিংটি নিশ্চিত নয়। এতে কেউ আসতে পারেন না।',
  },
  notYet: { en: 'Its day has not come yet.', bn: 'দিনটি এখনো আসেনি।' },
  tooMany: { en: 'At most {most} guests fit in.', bn: 'সর্বোচ্চ {most} জনের জায়গা আছে।' },
  wrongCode: {
    en: 'That is not the code of the SMS. Look again.',
    bn: 'কোড মেলেনি। এসএমএসটি আবার দেখুন।',
  },
  notWaiting: { en: 'This booking waits for nothing.', bn: 'এই বুকিংয়ের আর কিছু বাকি নেই।' },
  cancelledAlready: { en: 'It is cancelled already.', bn: 'এটি আগেই বাতিল হয়েছে।' },
} as const satisfies Record<string, DemoText>;
