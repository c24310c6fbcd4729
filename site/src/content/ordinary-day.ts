import type { Language } from '@nokshi/forms/languages.ts';
import { href } from '../routes/routes.ts';
import { ordered, pageWords } from './entries.ts';
import { resolvePicture } from './pictures.ts';

/** The moments that the page About takes from the days of products, with a screen for the one without power. */
export async function ordinaryDay(language: Language) {
  const [{ day }, products] = await Promise.all([
    pageWords('about', language),
    ordered('products', language),
  ]);
  if (!day) return undefined;
  const told = day.moments.flatMap(({ product: id, moment: place }) => {
    const product = products.find((one) => one.id === id);
    const moment = product?.day.moments[place - 1];
    return product && moment ? [{ product, moment }] : [];
  });
  const moments = await Promise.all(
    told.map(async ({ product, moment }) => ({
      ...moment,
      product: { href: href({ product: product.id }, language), title: product.title },
      screen: await resolvePicture(product.picture, 'screen', language),
    })),
  );
  return { title: day.title, moments };
}
