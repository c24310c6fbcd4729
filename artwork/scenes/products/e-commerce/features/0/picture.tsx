/** A parcel that was booked with one press. */
import { Feature, Line, Notice } from '#kit/feature.tsx';
import { taka } from '#kit/money.ts';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Farzana Haque',
    saree: 'Maroon half-silk',
    paid: 'Paid by bKash',
    courier: 'Steadfast, 0.6 kg',
    address: 'Jaleshwaritola, Bogura',
    booked: 'SF480215, sent by SMS',
  },
  bn: {
    title: 'ফারজানা হক',
    saree: 'মেরুন হাফসিল্ক',
    paid: 'বিকাশে পরিশোধিত',
    courier: 'স্টেডফাস্ট, ০.৬ কেজি',
    address: 'জলেশ্বরীতলা, বগুড়া',
    booked: 'SF480215, এসএমএস গেছে',
  },
});

export default function Parcel({ words, language }: SceneProps<Words>) {
  return (
    <Feature bg={grounds.shop} title={words.title}>
      <Line name={words.saree} note={words.paid} value={taka(4850, language)} />
      <Line name={words.courier} note={words.address} value={taka(130, language)} />
      <Notice>{words.booked}</Notice>
    </Feature>
  );
}
