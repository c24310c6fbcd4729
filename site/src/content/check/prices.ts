import type { PricedFolder } from '../price-texts.ts';
import { type ContentFile, type Path, type Problem, singleFile, textsOf } from './content-files.ts';
import { type Explained, fieldName } from './explain.ts';

const folders: readonly PricedFolder[] = ['products', 'galleries', 'services'];

/** Every product, gallery and service has its price from exactly one plan of the price book. */
export function priceProblems(files: readonly ContentFile[]): Problem[] {
  const file = singleFile(files, 'prices');
  if (!file) return [];
  const problem = (path: Path, told: Explained): Problem => ({
    ...{ file: file.file, field: fieldName(path), path },
    ...told,
  });
  return folders.flatMap((folder) => {
    const named = textsOf(file)
      .filter(({ path: [list, , key] }) => list === 'plans' && key === folder)
      .map(({ path, value: id }) => ({ id, path }));
    const unpriced = files.filter(
      (one) => one.folder === folder && !named.some(({ id }) => id === one.id),
    );
    const twice = named.filter(
      ({ id }, index) => named.findIndex((one) => one.id === id) !== index,
    );
    return [
      ...unpriced.map(({ id }) =>
        problem(['plans'], {
          problem: `names content/${folder}/${id} nowhere; name it in the ${folder} of the plan that prices it`,
          ...{ code: 'no-price', values: { name: `${folder}/${id}` } },
        }),
      ),
      ...twice.map(({ id, path }) =>
        problem(path, {
          problem: `names "${id}", which another plan prices, too; keep one of them`,
          ...{ code: 'two-prices', values: { name: `${folder}/${id}` } },
        }),
      ),
    ];
  });
}
