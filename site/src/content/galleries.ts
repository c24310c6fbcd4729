import type { Language } from '@nokshi/forms/languages.ts';
import { href } from '../routes/routes.ts';
import { ordered, single } from './entries.ts';
import { offerView } from './offers.ts';
import { resolvePicture } from './pictures.ts';

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

/** Everything on the pages of the galleries. */
export async function galleryPages(language: Language) {
  const [galleries, { prices }] = await Promise.all([
    ordered('galleries', language),
    single('labels', language),
  ]);
  return Promise.all(
    galleries.map(async (gallery) => ({
      ...gallery,
      offer: offerView(gallery.offer, prices, language),
      cards: await Promise.all(
        gallery.cards.map(async (card) => ({
          ...card,
          picture: await resolvePicture(card.picture, 'demo'),
        })),
      ),
    })),
  );
}
