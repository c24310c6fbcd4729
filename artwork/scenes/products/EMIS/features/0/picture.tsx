/** Who may stand in for a teacher on leave. */
import { Feature, Line } from '#kit/feature.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: {
    title: 'Monday, period 2',
    maths: 'Maths, Nine',
    biswas: 'S. Biswas',
    rahman: 'T. Rahman',
    gomes: 'P. Gomes',
    leave: 'On leave',
    free: 'Free',
    ten: 'In Class Ten',
  },
  bn: {
    title: 'সোমবার, ২য় পিরিয়ড',
    maths: 'গণিত, নবম',
    biswas: 'এস বিশ্বাস',
    rahman: 'টি রহমান',
    gomes: 'পি গোমেজ',
    leave: 'ছুটিতে',
    free: 'ফ্রি',
    ten: 'দশম শ্রেণিতে',
  },
});

export default function Substitute({ words }: SceneProps<Words>) {
  return (
    <Feature bg={grounds.EMIS} title={words.title} aside={words.maths}>
      <Line name={words.biswas} badge={words.leave} tone="late" />
      <Line name={words.rahman} badge={words.free} tone="good" marked />
      <Line name={words.gomes} badge={words.ten} />
    </Feature>
  );
}
