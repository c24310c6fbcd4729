/** A check-in: the NID is photographed, the card is printed. */
import { Feature, Line } from '#kit/feature.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Check-in, 401',
    who: 'Ahsan family',
    guests: '3 guests, 3 nights',
    nid: 'NID',
    photo: 'Photographed',
    list: 'List for the police',
    ready: 'Ready',
  },
  bn: {
    title: 'চেক-ইন, ৪০১',
    who: 'আহসান পরিবার',
    guests: '৩ জন, ৩ রাত',
    nid: 'এনআইডি',
    photo: 'ছবি তোলা হয়েছে',
    list: 'থানার তালিকা',
    ready: 'তৈরি',
  },
});

export default function CheckIn({ words }: SceneProps<Words>) {
  return (
    <Feature bg={grounds.HMS} title={words.title}>
      <Line name={words.who} note={words.guests} />
      <Line name={words.nid} badge={words.photo} tone="good" />
      <Line name={words.list} badge={words.ready} tone="good" />
    </Feature>
  );
}
