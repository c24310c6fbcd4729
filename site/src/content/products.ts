import { ordered } from './entries.ts';
import { galleryPath } from './galleries.ts';
import { iconDrawing } from './icons.ts';
import { resolvePicture } from './pictures.ts';

/** How many of the other products a product page links to: all of the nine, a bounded few of a thousand. */
const mostOthers = 8;

export const productPath = (id: string) => `/products/${id}`;

/** The cards of the nine products: title, picture, link (SPEC 2.7). */
export async function productCards() {
  const products = await ordered('products');
  return Promise.all(
    products.map(async (product) => ({
      href: productPath(product.id),
      title: product.title,
      text: product.summary,
      picture: await resolvePicture(product.picture, 'screen'),
    })),
  );
}
export type ProductCard = Awaited<ReturnType<typeof productCards>>[number];

/** Everything on the pages of the products. */
export async function productPages() {
  const products = await ordered('products');
  const links = products.map((product) => ({
    href: productPath(product.id),
    title: product.title,
    icon: iconDrawing(product.icon),
  }));
  return Promise.all(
    products.map(async (product, index) => ({
      ...product,
      picture: await resolvePicture(product.picture, 'screen'),
      features: product.features.map((feature) => ({
        ...feature,
        icon: iconDrawing(feature.icon),
      })),
      demo:
        product.demo.action === 'gallery'
          ? { action: 'gallery' as const, href: galleryPath(product.demo.gallery) }
          : { action: 'book' as const, software: product.demo.software },
      others: [...links.slice(index + 1), ...links.slice(0, index)].slice(0, mostOthers),
    })),
  );
}
export type ProductPage = Awaited<ReturnType<typeof productPages>>[number];
