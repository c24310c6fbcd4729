/** A lesson, with the number of its learner over the picture. */

import { Box } from '#kit/box.tsx';
import { Feature } from '#kit/feature.tsx';
import { Icon } from '#kit/icon.tsx';
import { T } from '#kit/text.tsx';
import { inLanguages, type SceneProps } from '#kit/words.ts';
import { grounds } from '../../../grounds.ts';

export { size } from '#kit/feature.tsx';

type Words = typeof words.en;

export const words = inLanguages({
  en: { title: 'Projectile motion', devices: '2 of 2 devices' },
  bn: { title: 'প্রাসের গতি', devices: 'দুই ডিভাইসের দুটিতেই' },
});

export default function Watermark({ words }: SceneProps<Words>) {
  return (
    <Feature bg={grounds.LMS} title={words.title} aside={words.devices}>
      <Box center grow bg="oklch(.30 .06 175)" color="white" style={{ position: 'relative' }}>
        <Box center w={104} h={104} round={52} bg="oklch(1 0 0/.92)" color="oklch(.43 .19 275)">
          <Icon name="tabler:player-play-filled" size={56} />
        </Box>
        <Box at={[330, 36]}>
          <T size={30} weight={600} line style={{ opacity: 0.75 }}>
            017·· ···305
          </T>
        </Box>
      </Box>
    </Feature>
  );
}
