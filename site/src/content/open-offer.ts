import type { Language } from '@nokshi/forms/languages.ts';
import { smallestPayments } from '@nokshi/prices/offer.ts';
import { isAsked, type Plan } from '@nokshi/prices/plans.ts';
import { href } from '../routes/routes.ts';
import { companyView } from './company.ts';
import { plainly } from './entries.ts';
import { formView } from './forms.ts';
import { iconDrawing } from './icons.ts';
import { plain } from './text.ts';

/** The open offer, a price that anybody reckons on /price without asking us: its words and the company's details, all that the page of prices needs in the browser. */
export async function openOfferView(language: Language) {
  const [prices, words, labels, company, form] = await Promise.all([
    plainly.single('prices', language),
    plainly.single('offer', language),
    plainly.single('labels', language),
    companyView(language),
    formView('offer', language),
  ]);
  const [address] = company.addresses;
  // Words that other pages alone use need no bytes of this one.
  const plans = prices.plans.filter(isAsked).map((plan) => ({ ...plan, ready: '' }));
  const services = prices.plans
    .filter((plan) => !isAsked(plan))
    .map((plan) => ({
      href: pageOf(plan, language),
      title: plan.title,
      forWhom: plan.forWhom,
      payments: smallestPayments(prices, plan),
    }));
  return {
    telling: { book: { ...prices, plans }, words, language },
    /** What the page asks nothing about: services above all. */
    services,
    form,
    letterhead: {
      name: company.name,
      address: address === undefined ? '' : plain(address).replaceAll('\n', ', '),
      phones: company.phones.join(', '),
      email: company.email,
      url: new URL(company.url).host,
    },
    icons: {
      print: iconDrawing('tabler:printer'),
      copy: iconDrawing('tabler:copy'),
      whatsapp: iconDrawing('tabler:brand-whatsapp'),
    },
    address: new URL(href('price', language), company.url).href,
    timeZone: company.timeZone,
    referencePrefix: company.referencePrefix,
    newTab: labels.newTab,
  };
}
export type OpenOfferView = Awaited<ReturnType<typeof openOfferView>>;
export type PricedService = OpenOfferView['services'][number];

/** The page of what a plan prices. */
function pageOf({ services, products, galleries }: Plan, language: Language): string {
  const [service, product, gallery] = [services[0], products[0], galleries[0]];
  if (service !== undefined) return href({ service }, language);
  if (product !== undefined) return href({ product }, language);
  return gallery === undefined ? href('contact', language) : href({ gallery }, language);
}
