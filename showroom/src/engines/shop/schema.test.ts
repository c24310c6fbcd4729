import { expect, it } from 'vitest';
import { writtenDemo } from '../../demo/read-demos.ts';
import { demoSchema } from '../engines.ts';

const faultOf = (edit: (shop: string) => string): string => {
  const shop: unknown = JSON.parse(edit(JSON.stringify(writtenDemo('jhuribhora', demoSchema))));
  return (
    demoSchema
      .safeParse(shop)
      .error?.issues.map(({ message }) => message)
      .join('\n') ?? ''
  );
};

it('says of a shop whose parts do not fit what would be right', () => {
  expect(faultOf((shop) => shop)).toBe('');
  expect(faultOf((shop) => shop.replace('"good":"rui-fish"', '"good":"rui"'))).toMatch(
    /names rui; there are in goods: miniket-rice/,
  );
  expect(faultOf((shop) => shop.replace('"shelf":"fresh"', '"shelf":"cold"'))).toMatch(
    /names cold; there are in filters.shelf.choices: dry, fresh/,
  );
  expect(faultOf((shop) => shop.replace('"area":"sutrapur"', '"area":"moon"'))).toMatch(
    /names moon; there are in checkout.areas: jaleshwaritala/,
  );
  expect(faultOf((shop) => shop.replace('"price":145', '"price":145.5'))).toMatch(/int/);
  expect(faultOf((shop) => shop.replace('"step":500', '"step":30'))).toMatch(
    /no whole taka by the step/,
  );
});
