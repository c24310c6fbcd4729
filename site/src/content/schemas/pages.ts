import type { z } from 'zod';
import type { PageName } from '../../routes/routes.ts';
import { about, career, contact, projects } from './pages/company.ts';
import { home } from './pages/home.ts';
import { notFound, offline, thankYou } from './pages/notices.ts';
import { bookADemo, price, priceOffer, products, readyProducts, services } from './pages/offers.ts';
import { sampleContract, sampleReport } from './pages/papers.ts';
import { accessibility, privacyPolicy, security, terms } from './pages/policies.ts';
import { faq } from './pages/questions.ts';
import { search } from './pages/search.ts';

/** The schemas of content/pages: the words of each page that stand in no list. */
export const pageSchemas = {
  home,
  about,
  price,
  'price-offer': priceOffer,
  services,
  products,
  projects,
  contact,
  career,
  'ready-products': readyProducts,
  'book-a-demo': bookADemo,
  'privacy-policy': privacyPolicy,
  security,
  terms,
  accessibility,
  faq,
  search,
  'sample-contract': sampleContract,
  'sample-report': sampleReport,
  'thank-you': thankYou,
  offline,
  'not-found': notFound,
} satisfies Record<PageName, z.ZodType<{ sample: boolean }>>;
