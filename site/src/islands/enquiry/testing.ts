import { readFileSync } from 'node:fs';
import { formWords } from '@nokshi/forms/form-words.ts';
import { formsFile } from '@nokshi/forms/words.ts';
import { parse } from 'yaml';
import type { FormView } from '../../content/forms.ts';
import { company as companySchema } from '../../content/schemas/company.ts';
import { pageRoutes } from '../../routes/routes.ts';

const read = (name: string): unknown => parse(readFileSync(`content/${name}/index.yaml`, 'utf8'));
const drawing = { body: '', width: 24, height: 24 };

/** The view that pages give to a form, made from the real words, for tests. */
export function formViewForTests(page = '/contact'): FormView {
  const { language, words: all } = formWords(formsFile.parse(read('forms')), 'en');
  const { reply: _mailedByTheServer, ...words } = all;
  const company = companySchema.parse(read('company'));
  return {
    endpoint: '/api',
    page,
    language,
    lang: undefined,
    words: { ...words, newTab: 'opens in a new tab' },
    policy: { href: pageRoutes['privacy-policy'].path, title: 'Privacy Policy' },
    company: {
      whatsappLink: `https://wa.me/${company.whatsapp}`,
      mailto: `mailto:${company.email}`,
      email: company.email,
      phone: { number: '+880 1200-000000', href: 'tel:+8801200000000' },
      referencePrefix: company.referencePrefix,
    },
    icons: {
      whatsapp: drawing,
      email: drawing,
      phone: drawing,
      copy: drawing,
      retry: drawing,
      done: drawing,
    },
  };
}
