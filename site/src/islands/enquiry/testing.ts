import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { EnquiryForm } from '../../content/forms.ts';
import { localize } from '../../content/localize.ts';
import { company as companySchema } from '../../content/schemas/company.ts';
import { forms as formsSchema } from '../../content/schemas/forms.ts';

const read = (file: string): unknown => parse(readFileSync(`content/${file}`, 'utf8'));
const drawing = { body: '', width: 24, height: 24 };

/** The view that pages give to the forms, made from the real words, for tests. */
export function enquiryFormForTests(endpoint: string | undefined = '/api'): EnquiryForm {
  const { reply: _mailedByTheServer, ...words } = localize(
    formsSchema.parse(read('forms/index.yaml')),
  );
  const company = companySchema(z.string()).parse(read('company/index.yaml'));
  return {
    endpoint,
    words: { ...words, newTab: 'opens in a new tab' },
    company: {
      whatsappLink: `https://wa.me/${company.whatsapp}`,
      mailto: `mailto:${company.email}`,
      email: company.email,
      phone: { number: '+880 1700-000000', href: 'tel:+8801700000000' },
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
