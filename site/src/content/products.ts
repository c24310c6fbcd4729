import type { Language } from '@nokshi/forms/languages.ts';
import { href } from '../routes/routes.ts';
import { ordered, pageWords } from './entries.ts';
import { iconDrawing } from './icons.ts';
import { lowestPricesIn, openingPricesIn } from './lowest-prices.ts';
import { resolvePicture } from './pictures.ts';
import { proofView } from './proofs.ts';
import { isShown } from './shown-pages.ts';
import { fillText, plain } from './text.ts';
import type { UnlistedDemo } from './unlisted-demo.ts';

/** How many of the other products a product page links to: all of a few, a bounded number of a thousand. */
const mostOthers = 8;

/** The cards of the products: title, picture, what each does, link. */
export async function productCards(language: Language) {
  const [products, lowestPriceOf] = await Promise.all([
    ordered('products', language),
    lowestPricesIn(language),
  ]);
  return Promise.all(
    products.map(async (product) => ({
      id: product.id,
      href: href({ product: product.id }, language),
      title: product.title,
      emblem: product.emblem,
      text: product.summary,
      checklist: product.checklist,
      lowestPrice: lowestPriceOf('products', product.id),
      picture: await resolvePicture(product.picture, 'tile', language),
    })),
  );
}
export type ProductCard = Awaited<ReturnType<typeof productCards>>[number];

/** The products that are shown on request and that the specified list of the demo form lacks, each with what the form says of it. */
export async function unlistedDemos(language: Language): Promise<UnlistedDemo[]> {
  const [products, { about }] = await Promise.all([
    ordered('products', language),
    pageWords('book-a-demo', language),
  ]);
  return products
    .filter(({ demo }) => demo.action === 'book' && demo.software === 'none')
    .map(({ id, title }) => ({ id, text: fillText(about, { product: plain(title) }, language) }));
}

type Demo = Awaited<ReturnType<typeof ordered<'products'>>>[number]['demo'];

/** Where Get a Demo leads: to a gallery, or to the form; nowhere on a site that has neither. */
function demoOf(demo: Demo, about: UnlistedDemo | undefined, language: Language) {
  if (demo.action === 'gallery' && isShown('ready-products')) {
    return { action: 'gallery' as const, href: href({ gallery: demo.gallery }, language) };
  }
  if (!isShown('book-a-demo')) return undefined;
  return {
    action: 'book' as const,
    software: demo.action === 'book' ? demo.software : ('none' as const),
    about,
  };
}

/** Everything on the pages of the products. */
export async function productPages(language: Language) {
  const [products, openingPriceOf, projects, unlisted] = await Promise.all([
    ordered('products', language),
    openingPricesIn(language),
    ordered('projects', language),
    unlistedDemos(language),
  ]);
  const links = products.map((product) => ({
    href: href({ product: product.id }, language),
    title: product.title,
    emblem: product.emblem,
  }));
  return Promise.all(
    products.map(async (product, index) => ({
      ...product,
      price: openingPriceOf('products', product.id),
      picture: await resolvePicture(product.picture, 'screen', language),
      features: await Promise.all(
        product.features.map(async (feature) => ({
          ...feature,
          icon: iconDrawing(feature.icon),
          picture: feature.picture && (await resolvePicture(feature.picture, 'feature', language)),
        })),
      ),
      demo: demoOf(
        product.demo,
        unlisted.find(({ id }) => id === product.id),
        language,
      ),
      proof: product.proof && (await proofView(product.proof, projects, language)),
      others: [...links.slice(index + 1), ...links.slice(0, index)].slice(0, mostOthers),
    })),
  );
}
