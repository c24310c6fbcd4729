import type { DemoText } from '../../../demo/words.ts';

/** The words of covers and of the newsletter. */
export const weeklyWords = {
  inThisIssue: { en: 'In this issue', bn: 'এই সংখ্যায়' },
  backIssues: { en: 'Back issues', bn: 'পুরোনো সংখ্যা' },
  mail: { en: 'Your e-mail', bn: 'আপনার ইমেইল' },
  sendMe: { en: 'Send it to me', bn: 'আমাকে পাঠান' },
  stop: { en: 'Stop the letter', bn: 'আর পাঠাবেন না' },
  notMail: {
    en: 'An e-mail address looks like name@place.example.',
    bn: 'ইমেইল ঠিকানা এমন: name@place.example।',
  },
  nextLetter: { en: 'The next letter comes on', bn: 'পরের চিঠি যাবে' },
  goesTo: { en: 'It goes to', bn: 'যাবে এই ঠিকানায়:' },
} as const satisfies Record<string, DemoText>;
