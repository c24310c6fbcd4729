import { asciiDigits } from '@nokshi/forms/digits.ts';

/** The email address of most companies, by the address of their site; empty where that is none yet. */
export function usualEmail(url: string): string {
  const host = URL.parse(url.includes('://') ? url : `https://${url}`)?.hostname ?? '';
  return /\.[a-z]{2,}$/i.test(host) ? `hello@${host.replace(/^www\./, '')}` : '';
}

/** Letters for references, by a name: SC for Surma Code; empty where that has no Latin letters. */
export function usualPrefix(brand: string): string {
  const words = brand.match(/[A-Za-z]+/g) ?? [];
  const letters = words.length > 1 ? words.map(([first]) => first).join('') : (words[0] ?? '');
  const prefix = letters.slice(0, words.length > 1 ? 4 : 2).toUpperCase();
  return prefix.length > 1 ? prefix : '';
}

/** The number for WhatsApp, where the telephone is a mobile of Bangladesh. */
export function usualWhatsApp(phone: string): string {
  const digits = asciiDigits(phone).replace(/\D/g, '');
  const [, mobile] = /^(?:(?:00)?880|0)(1\d{9})$/.exec(digits) ?? [];
  return mobile === undefined ? '' : `880${mobile}`;
}
