import type { Language } from '@nokshi/forms/languages.ts';
import { demoPath, href } from '../routes/routes.ts';
import { ordered, single } from './entries.ts';
import { offerView } from './offers.ts';
import { resolvePicture } from './pictures.ts';

type Card = Awaited<ReturnType<typeof ordered<'galleries'>>>[number]['cards'][number];

/** The galleries as cards: the picture of the first demo stands for all of them. */
export async function galleryCards(language: Language) {
  const [galleries, { prices }] = await Promise.all([
    ordered('galleries', language),
    single('labels', language),
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
        offer: offerView(gallery.offer, prices, language),
        demos: gallery.cards.length,
        picture: await resolvePicture(first.picture, 'card'),
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
    /** What the frame around its picture shows as the address. */
    address: demo ? `${host}${pathname}` : host,
  };
}

/** Everything on the pages of the galleries. */
export async function galleryPages(language: Language) {
  const [galleries, { prices }, company] = await Promise.all([
    ordered('galleries', language),
    single('labels', language),
    single('company', language),
  ]);
  return Promise.all(
    galleries.map(async (gallery) => ({
      ...gallery,
      offer: offerView(gallery.offer, prices, language),
      cards: await Promise.all(
        gallery.cards.map(async (card) => ({
          ...card,
          ...placeOf(card, language, company.url),
          picture: await resolvePicture(card.picture, 'demo'),
        })),
      ),
    })),
  );
}
