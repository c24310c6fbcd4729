import { expect, it } from 'vitest';
import { writtenDemo } from '../../demo/read-demos.ts';
import { shopSchema } from './schema.ts';

const faultOf = (edit: (shop: string) => string): string => {
  const shop: unknown = JSON.parse(edit(JSON.stringify(writtenDemo('jhuribhora', shopSchema))));
  return (
    shopSchema
      .safeParse(shop)
      .error?.issues.map(({ message }) => message)
      .join('\n') ?? ''
  );
};

it('says of a shop whose parts do not fit what would be right', () => {
  expect(faultOf((shop) => shop)).toBe('');
  expect(faultOf((shop) => shop.replace('"good":"rui-fish"', '"good":"rui"'))).toMatch(
    /names the good rui; there are: miniket-rice/,
  );
  expect(faultOf((shop) => shop.replace('"shelf":"fresh"', '"shelf":"cold"'))).toMatch(
    /has the shelf cold; there are: dry, fresh/,
  );
  expect(faultOf((shop) => shop.replace('"area":"sutrapur"', '"area":"moon"'))).toMatch(
    /names the area moon; there are: jaleshwaritala/,
  );
  expect(faultOf((shop) => shop.replace('"price":145', '"price":145.5'))).toMatch(/int/);
  expect(faultOf((shop) => shop.replace('"step":500', '"step":30'))).toMatch(/no whole taka by 30/);
});
