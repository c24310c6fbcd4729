/** Goods between two godowns: one transfer has not arrived. */
import { Feature, Line } from '#kit/feature.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Transfers',
    form: 'Mushak 6.5',
    route: 'Tongi to Chattogram',
    sugar: 'Sugar, 50 kg',
    milk: 'Milk powder, 25 kg',
    cartons: 'Cartons, 7 ply',
    way: 'On the way',
    there: 'Arrived',
  },
  bn: {
    title: 'স্থানান্তর',
    form: 'মূসক-৬.৫',
    route: 'টঙ্গী থেকে চট্টগ্রাম',
    sugar: 'চিনি, ৫০ কেজি',
    milk: 'গুঁড়া দুধ, ২৫ কেজি',
    cartons: 'কার্টন, ৭ প্লাই',
    way: 'পথে',
    there: 'পৌঁছেছে',
  },
});

export default function Transfers({ words }: SceneProps<Words>) {
  return (
    <Feature bg={grounds.ERP} title={words.title} aside={words.form}>
      <Line name={words.sugar} note={words.route} badge={words.way} tone="info" marked />
      <Line name={words.milk} note={words.route} badge={words.there} tone="good" />
      <Line name={words.cartons} note={words.route} badge={words.there} tone="good" />
    </Feature>
  );
}
