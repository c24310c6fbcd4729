import type { DemoLanguage } from '../demo/languages.ts';
import { type DemoText, textIn } from '../demo/words.ts';

/** The roles of the gallery's logins as a sentence says them: "Log in as …", "… হিসেবে লগইন". */
const names: Readonly<Record<string, DemoText>> = {
  Admin: { en: 'Admin', bn: 'অ্যাডমিন' },
  admin: { en: 'admin', bn: 'অ্যাডমিন' },
  'For Diagnostic': { en: 'clinic staff', bn: 'সেন্টারের কর্মী' },
  'For Pharmacy': { en: 'pharmacy staff', bn: 'ফার্মেসির কর্মী' },
  Merchant: { en: 'Merchant', bn: 'মার্চেন্ট' },
  Rider: { en: 'Rider', bn: 'রাইডার' },
  Student: { en: 'Student', bn: 'শিক্ষার্থী' },
  user: { en: 'user', bn: 'ক্রেতা' },
};

/** The name of a role in a language; as the gallery spells it where nobody has named it. */
export const roleName = (role: string, language: DemoLanguage): string =>
  textIn(names[role] ?? role, language);

/** Whom the screens of an engine let in, where they ask: a gallery needs a login for each role of its demos. */
const asked: Readonly<Record<string, readonly string[]>> = {
  courier: ['Admin', 'Merchant', 'Rider'],
  course: ['Student', 'admin'],
  diagnostic: ['For Diagnostic'],
  pharmacy: ['For Pharmacy'],
  school: ['Admin', 'Student'],
  shop: ['admin', 'user'],
  till: ['Admin'],
};

/** The roles that an engine asks for; none where everybody sees all of it. */
export const rolesOf = (engine: string): readonly string[] => asked[engine] ?? [];
