import { defaultLanguage, type Language } from '@nokshi/forms/languages.ts';
import { defaultDemoLanguage, isDemoLanguage } from '@nokshi/showroom/demo/languages.ts';
import { roleName } from '@nokshi/showroom/shell/roles.ts';
import { demoPath, href } from '../routes/routes.ts';
import { anchor } from './anchors.ts';
import { ordered, single } from './entries.ts';
import { lowestPricesIn, openingPricesIn } from './lowest-prices.ts';
import { resolvePicture } from './pictures.ts';
import { planFor } from './price-texts.ts';
import { proofOfPlan, proofView } from './proofs.ts';
import { plain } from './text.ts';

type Card = Awaited<ReturnType<typeof ordered<'galleries'>>>[number]['cards'][number];

/** The galleries as cards: the picture of the first demo stands for all of them. */
export async function galleryCards(language: Language) {
  const [galleries, lowestPriceOf] = await Promise.all([
    ordered('galleries', language),
    lowestPricesIn(language),
  ]);
  return Promise.all(
    galleries.map(async (gallery) => {
      const [first] = gallery.cards;
      if (!first) throw new Error(`content/galleries/${gallery.id} has no cards`);
      return {
        id: gallery.id,
        href: href({ gallery: gallery.id }, language),
        title: gallery.title,
        text: gallery.summary,
        lowestPrice: lowestPriceOf('galleries', gallery.id),
        demos: gallery.cards.length,
        picture: await resolvePicture(first.picture, 'card', language),
      };
    }),
  );
}
export type GalleryCard = Awaited<ReturnType<typeof galleryCards>>[number];

/** The galleries named by `ids`, in that order. */
export async function galleryCardsOf(ids: readonly string[], language: Language) {
  const cards = await galleryCards(language);
  return ids.flatMap((id) => cards.find((card) => card.id === id) ?? []);
}

/** Where a card leads: to a demo of the showroom, or to a website of its own. */
function placeOf(
  { demo, link, adminLink }: Pick<Card, 'demo' | 'link' | 'adminLink'>,
  language: Language,
  site: string,
) {
  const href = demo ? demoPath(demo, language) : (link ?? '');
  const { host, pathname } = new URL(href, site);
  return {
    href,
    adminHref: adminLink?.startsWith('#') ? `${href}${adminLink}` : adminLink,
    /** The address in the browser frame around its picture. */
    address: demo ? `${host}${pathname}` : host,
  };
}

/** Everything on the pages of the galleries. */
export async function galleryPages(language: Language) {
  const [galleries, originals, openingPriceOf, company, book, products, projects] =
    await Promise.all([
      ordered('galleries', language),
      ordered('galleries', defaultLanguage),
      openingPricesIn(language),
      single('company', language),
      single('prices', language),
      ordered('products', language),
      ordered('projects', language),
    ]);
  /** The product and the proof of a gallery: the product that it is, and the project that proves it. */
  const leadsOf = (id: string) => {
    const plan = planFor(book, 'galleries', id);
    const product = products.find((one) => plan?.products.includes(one.id));
    return {
      product: product && {
        href: href({ product: product.id }, language),
        title: product.title,
      },
      proof: plan && proofOfPlan(plan, projects),
    };
  };
  return Promise.all(
    galleries.map(async (gallery, place) => {
      const { proof, ...leads } = leadsOf(gallery.id);
      return {
        ...gallery,
        ...leads,
        proof: proof && (await proofView(proof, projects, language)),
        // As the owner spells them in English, in other languages as their demos say them.
        credentials: gallery.credentials.map(({ role, ...login }) => ({
          ...login,
          role:
            language !== defaultDemoLanguage && isDemoLanguage(language)
              ? roleName(role, language)
              : role,
        })),
        price: openingPriceOf('galleries', gallery.id),
        cards: await Promise.all(
          gallery.cards.map(async (card, index) => ({
            ...card,
            id: anchor(plain(originals[place]?.cards[index]?.title ?? card.title)),
            ...placeOf(card, language, company.url),
            picture: await resolvePicture(card.picture, 'demo', language),
          })),
        ),
      };
    }),
  );
}
