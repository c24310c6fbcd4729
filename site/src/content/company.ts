import { existsSync } from 'node:fs';
import type { Language } from '@nokshi/forms/languages.ts';
import { single } from './entries.ts';
import { networkIcon, spriteIcon } from './icon-sprite.ts';
import { ownLook, patternFile } from './look.ts';
import { drawingAddress } from './pictures.ts';
import { telephoneLink } from './telephone.ts';
import { fillText, plain, type Text } from './text.ts';

/** The company with its links ready to use: mailto, tel and WhatsApp addresses, icons of its networks. */
export async function companyView(language: Language) {
  const company = await single('company', language);
  const brand = plain(company.brand);
  return {
    ...company,
    mark: await drawingAddress(company.logo.src),
    ownPattern: existsSync(patternFile()) ? await drawingAddress(patternFile()) : undefined,
    brand,
    name: `${brand} ${plain(company.descriptor)}`,
    mailto: `mailto:${company.email}`,
    telephones: company.phones.map((number) => ({ number, href: telephoneLink(number) })),
    whatsappLink: `https://wa.me/${company.whatsapp}`,
    social: company.social.map((link) => ({
      ...link,
      label: fillText(link.label, { brand }, language),
      icon: spriteIcon(networkIcon(link.network)),
    })),
  };
}

/** Opens WhatsApp with the beginning of a message. */
export const whatsappWith = (company: Pick<CompanyView, 'whatsappLink'>, text: Text): string =>
  `${company.whatsappLink}?text=${encodeURIComponent(plain(text))}`;

/** The rule that gives styles each colour of the company, by its name, --primary-hue for primaryHue, and its look. */
export const lookRule = ({
  colours,
  look,
  ownPattern,
}: Pick<CompanyView, 'colours' | 'look' | 'ownPattern'>): string => {
  const hues = Object.entries(colours).map(
    ([name, hue]) => `--${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}:${hue}`,
  );
  return `:root{${hues.join(';')}}${ownLook(look, ownPattern)}`;
};

export type CompanyView = Awaited<ReturnType<typeof companyView>>;
