import { single } from './entries.ts';
import { iconDrawing } from './icons.ts';

/** The company with its links ready to use: mailto, tel and WhatsApp addresses, icons of its networks. */
export async function companyView() {
  const company = await single('company');
  return {
    ...company,
    name: `${company.brand} ${company.descriptor}`,
    mailto: `mailto:${company.email}`,
    telephones: company.phones.map((number) => ({ number, href: telephoneLink(number) })),
    whatsappLink: `https://wa.me/${company.whatsapp}`,
    social: company.social.map((link) => ({
      ...link,
      icon: iconDrawing(`tabler:brand-${link.network}`),
    })),
  };
}
export type CompanyView = Awaited<ReturnType<typeof companyView>>;

/** tel:+8801700000000 for "+880 1700-000000". */
export const telephoneLink = (number: string) => `tel:${number.replace(/[^+\d]/g, '')}`;
