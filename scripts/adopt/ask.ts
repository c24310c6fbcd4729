import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { usualEmail, usualPrefix, usualWhatsApp } from '@nokshi/contract/usual-answers.ts';

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** Asks in the terminal; an empty line takes the answer in brackets. @returns a file of answers, as it was given */
export async function ask(): Promise<object> {
  const terminal = createInterface({ input: stdin, output: stdout });
  const line = async (question: string, usual = '') =>
    (await terminal.question(`${question}${usual && ` [${usual}]`}: `)).trim() || usual;
  const isYes = async (question: string) => /^y/i.test(await line(`${question} (yes or no)`, 'no'));
  const kept = async (what: string, usual: string) => {
    const names = await line(`Which ${what} of the example you sell, by their folders`, usual);
    if (names === 'all') return 'all';
    return names === 'none' ? [] : listOf(names);
  };
  try {
    const brand = await line('The short name of the company, as in its logo');
    const url = await line('The address of the site', 'https://');
    const email = await line('Its email address', usualEmail(url));
    const phones = listOf(await line('Its telephone numbers, with commas between'));
    return {
      brand,
      descriptor: await line('What follows the name in titles', 'Software'),
      tagline: await line('A line about the company'),
      url,
      email,
      phones,
      whatsapp: await line(
        'Its WhatsApp number, digits only, with the country',
        usualWhatsApp(phones[0] ?? ''),
      ),
      referencePrefix: await line(
        'Two to four capital letters for its references',
        usualPrefix(brand),
      ),
      city: await line('The city it is in'),
      addresses: [await line('Its address')],
      languages: listOf(await line('The languages of the site, the first at its root', 'en, bn')),
      services: await kept('services', 'all'),
      products: await kept('products', 'all'),
      galleries: await kept('galleries of demos', 'none'),
      prices: await isYes('Does content/prices say your own prices'),
      promises: await isYes(
        'Have you read what the terms, pages and answers promise, and is it yours',
      ),
    };
  } finally {
    terminal.close();
  }
}
