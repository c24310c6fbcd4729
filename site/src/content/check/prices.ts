import type { PricedFolder } from '../price-texts.ts';
import { type ContentFile, type Path, type Problem, singleFile, textsOf } from './content-files.ts';
import { type Explained, fieldName } from './explain.ts';

const folders: readonly PricedFolder[] = ['products', 'galleries', 'services'];

/** The entries of a folder that plans of the price book name. */
const named = (book: ContentFile, folder: PricedFolder) =>
  textsOf(book)
    .filter(({ path: [list, , key] }) => list === 'plans' && key === folder)
    .map(({ path, value: id }) => ({ id, path }));

const problemIn = ({ file }: ContentFile, path: Path, told: Explained): Problem => ({
  ...{ file, field: fieldName(path), path },
  ...told,
});

/** No product, gallery or service has its price from more than one plan of the price book. */
export function priceProblems(files: readonly ContentFile[]): Problem[] {
  const book = singleFile(files, 'prices');
  if (!book) return [];
  return folders.flatMap((folder) => {
    const all = named(book, folder);
    return all
      .filter(({ id }, index) => all.findIndex((one) => one.id === id) !== index)
      .map(({ id, path }) =>
        problemIn(book, path, {
          problem: `names "${id}", which another plan prices, too; keep one of them`,
          ...{ code: 'two-prices', values: { name: `${folder}/${id}` } },
        }),
      );
  });
}

/** Says once which products, galleries and services no plan of the price book prices. */
export function unpricedWarnings(files: readonly ContentFile[]): Problem[] {
  const book = singleFile(files, 'prices');
  if (!book) return [];
  const unpriced = folders.flatMap((folder) => {
    const priced = new Set(named(book, folder).map(({ id }) => id));
    return files
      .filter((one) => one.folder === folder && !priced.has(one.id))
      .map(({ id }) => `${folder}/${id}`);
  });
  if (unpriced.length === 0) return [];
  const name = unpriced.join(', ');
  return [
    problemIn(book, ['plans'], {
      problem: `name no price of ${name}; the site says "by agreement" there`,
      ...{ code: 'no-price', values: { name } },
    }),
  ];
}
