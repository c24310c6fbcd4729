/** What a shipment of milk powder cost, by the kilo. */
import { Feature, Line } from '#kit/feature.tsx';
import { taka } from '#kit/money.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Milk powder, LC',
    weight: '4,000 kg',
    goods: 'Goods',
    rest: 'Duty, C&F, truck',
    kilo: 'True cost of a kilo',
  },
  bn: {
    title: 'গুঁড়া দুধ, এলসি',
    weight: '৪,০০০ কেজি',
    goods: 'পণ্যের দাম',
    rest: 'শুল্ক, সিঅ্যান্ডএফ, ট্রাক',
    kilo: 'প্রতি কেজির আসল খরচ',
  },
});

const goods = 1872000;
const rest = 426000;

export default function Shipment({ words, language }: SceneProps<Words>) {
  return (
    <Feature bg={grounds.ERP} title={words.title} aside={words.weight}>
      <Line name={words.goods} value={taka(goods, language)} />
      <Line name={words.rest} value={taka(rest, language)} />
      <Line name={words.kilo} value={taka((goods + rest) / 4000, language)} marked />
    </Feature>
  );
}
