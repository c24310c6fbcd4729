import type { DemoText } from '../../../demo/words.ts';

/** The words of a spinning mill: cotton, output and waste. */
export const millWords = {
  section: { en: 'Section', bn: 'শাখা' },
  wasteKilos: { en: 'Waste in kg', bn: 'অপচয়, কেজি' },
  weighWaste: { en: 'Weigh in waste', bn: 'অপচয় তুলুন' },
  wasteWeighed: { en: '{section}: {count} kg of waste.', bn: '{section}: অপচয় {count} কেজি।' },
  lots: { en: 'Cotton by LC and lot', bn: 'এলসি ও লট অনুযায়ী তুলা' },
  lot: { en: 'Lot {number}, {origin}', bn: 'লট {number}, {origin}' },
  paper: { en: 'LC {number}', bn: 'এলসি {number}' },
  balesLeft: { en: '{count} bales left', bn: 'বেল বাকি {count}টি' },
  ofBales: {
    en: 'of {count} bales, {weight} kg each',
    bn: '{count}টি বেলের মধ্যে, প্রতিটি {weight} কেজি',
  },
  arrived: { en: 'arrived {day}', bn: 'এসেছে {day}' },
  low: { en: 'Low: open the next LC', bn: 'কমে এসেছে: পরের এলসি খুলুন' },
  issue: { en: 'Issue to the blow room', bn: 'ব্লো রুমে দিন' },
  bales: { en: 'Bales', bn: 'বেল' },
  whichLot: { en: 'Lot', bn: 'লট' },
  issueIt: { en: 'Issue', bn: 'দিন' },
  issuedBales: {
    en: 'Lot {number}: {count} to the blow room, bales left: {left}.',
    bn: 'লট {number} থেকে {count} বেল ব্লো রুমে গেছে। বাকি {left}।',
  },
  tooFewBales: {
    en: 'Bales left of lot {number}: only {left}.',
    bn: 'লট {number}: বেল বাকি মাত্র {left}টি।',
  },
  frames: { en: 'Ring frames, kg by shift', bn: 'রিং ফ্রেম, প্রতি শিফটে কেজি' },
  frame: { en: 'Ring frame', bn: 'রিং ফ্রেম' },
  shift: { en: 'Shift', bn: 'শিফট' },
  today: { en: 'Today', bn: 'আজ' },
  yesterday: { en: 'Yesterday', bn: 'গতকাল' },
  kilosOfYarn: { en: 'kg of yarn', bn: 'কেজি সুতা' },
  enterOutput: { en: 'Weigh in a shift', bn: 'শিফটের ওজন তুলুন' },
  kilos: { en: 'Kilograms', bn: 'কেজি' },
  reason: { en: 'Why it stopped, if it did', bn: 'থেমে থাকলে কেন' },
  reasonMissing: {
    en: '{count} kg is little for {frame}. Please write why it stopped.',
    bn: '{frame}-এর জন্য {count} কেজি কম। কেন থেমে ছিল লিখুন।',
  },
  weigh: { en: 'Enter it', bn: 'তুলুন' },
  weighed: {
    en: '{frame}: {count} kg are in the cone store.',
    bn: '{frame}: {count} কেজি সুতা স্টকে উঠেছে।',
  },
  weighedAlready: {
    en: '{frame} was weighed in this shift already: {count} kg. To put that right, choose “A correction”.',
    bn: 'এই শিফটে {frame}-এর ওজন আগেই উঠেছে: {count} কেজি। ঠিক করতে হলে “ভুল সংশোধন” বাছুন।',
  },
  notWeighed: {
    en: '{frame} was not weighed in the {shift} shift today. There is nothing to correct.',
    bn: '{shift}র শিফটে {frame}-এর ওজন আজ ওঠেনি। ঠিক করার কিছু নেই।',
  },
  shiftAhead: {
    en: 'The {shift} shift has not begun yet.',
    bn: '{shift}র শিফট এখনো শুরু হয়নি।',
  },
  entry: { en: 'What you enter', bn: 'কী লিখছেন' },
  newWeight: { en: 'A new weight', bn: 'নতুন ওজন' },
  correction: { en: 'A correction', bn: 'ভুল সংশোধন' },
  corrected: {
    en: '{frame}: corrected to {count} kg.',
    bn: '{frame}: ঠিক করে {count} কেজি লেখা হলো।',
  },
  moreThanFed: {
    en: 'That is more than was fed: {fed} kg of cotton today, {yarn} kg of it yarn and {waste} kg waste already. Waste can be {most} kg at the most.',
    bn: 'যত তুলা দেওয়া হয়েছে তার চেয়ে বেশি: আজ {fed} কেজি তুলা, তার {yarn} কেজি সুতা ও {waste} কেজি অপচয় আগেই উঠেছে। অপচয় বড়জোর {most} কেজি হতে পারে।',
  },
  tooMuch: {
    en: '{frame} can’t spin more than {most} kg in a shift.',
    bn: '{frame} এক শিফটে {most} কেজির বেশি কাটতে পারে না।',
  },
  notKilos: { en: 'Please write whole kilograms, 0 or more.', bn: '০ বা তার বেশি পুরো কেজি লিখুন।' },
  stopped: { en: '{frame} stopped: {note}', bn: '{frame} থেমে ছিল: {note}' },
  waste: { en: 'Waste', bn: 'অপচয়' },
  wasteNote: {
    en: 'of the cotton fed: {waste} kg beside {yarn} kg of yarn',
    bn: 'দেওয়া তুলার হিসাবে: {yarn} কেজি সুতার পাশে {waste} কেজি',
  },
  wasteNone: { en: 'Waste is weighed at the end of the day.', bn: 'অপচয়ের ওজন দিনের শেষে ওঠে।' },
  notYet: { en: 'not yet', bn: 'বাকি' },
} as const satisfies Record<string, DemoText>;
