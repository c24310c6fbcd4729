import { ordered } from './entries.ts';
import { iconDrawing } from './icons.ts';
import { resolvePicture } from './pictures.ts';

export const galleryPath = (id: string) => `/ready-products/${id}`;

/** The galleries as cards: the picture of the first demo stands for all of them. */
export async function galleryCards() {
  const galleries = await ordered('galleries');
  return Promise.all(
    galleries.map(async (gallery) => {
      const [first] = gallery.cards;
      if (!first) throw new Error(`content/galleries/${gallery.id} has no cards`);
      return {
        id: gallery.id,
        href: galleryPath(gallery.id),
        title: gallery.title,
        text: gallery.summary,
        demos: gallery.cards.length,
        picture: await resolvePicture(first.picture, 'card'),
      };
    }),
  );
}
export type GalleryCard = Awaited<ReturnType<typeof galleryCards>>[number];

/** The galleries named by `ids`, in that order (the Ready Products of /products, SPEC 2.7). */
export async function galleryCardsOf(ids: readonly string[]) {
  const cards = await galleryCards();
  return ids.flatMap((id) => cards.find((card) => card.id === id) ?? []);
}

/** Everything on the pages of the galleries. */
export async function galleryPages() {
  const galleries = await ordered('galleries');
  return Promise.all(
    galleries.map(async (gallery) => ({
      ...gallery,
      icon: iconDrawing(gallery.icon),
      cards: await Promise.all(
        gallery.cards.map(async (card) => ({
          ...card,
          picture: await resolvePicture(card.picture, 'card'),
        })),
      ),
    })),
  );
}
export type GalleryPage = Awaited<ReturnType<typeof galleryPages>>[number];
