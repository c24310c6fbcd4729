import type { Language } from '@nokshi/forms/languages.ts';
import { href } from '../routes/routes.ts';
import { ordered, pageWords } from './entries.ts';
import { lowestPricesIn } from './lowest-prices.ts';

/** The products that buyers confuse, a table for each group, with what the price book says of them. */
export async function productComparison(language: Language) {
  const [{ compare }, products, lowestPriceOf] = await Promise.all([
    pageWords('products', language),
    ordered('products', language),
    lowestPricesIn(language),
  ]);
  const columnOf = (id: string) => {
    const product = products.find((one) => one.id === id);
    if (!product) throw new Error(`content/products lacks ${id}`);
    return {
      id,
      title: product.shortTitle,
      href: href({ product: id }, language),
      ...product.compare,
      lowestPrice: lowestPriceOf('products', id),
    };
  };
  return compare.groups.map(({ title, advice, products: ids }) => ({
    title,
    advice,
    columns: ids.map(columnOf),
  }));
}
export type ComparisonGroup = Awaited<ReturnType<typeof productComparison>>[number];
