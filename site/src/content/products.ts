import { ordered } from './entries.ts';
import { galleryPath } from './galleries.ts';
import { iconDrawing } from './icons.ts';
import { resolvePicture } from './pictures.ts';

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
    products.map(async (product) => ({
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
      others: links.filter((link) => link.href !== productPath(product.id)),
    })),
  );
}
export type ProductPage = Awaited<ReturnType<typeof productPages>>[number];
