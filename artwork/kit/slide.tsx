/** The ground of a hero slide: one stitched frame at one place, and everything of the slide inside it. */
import type { ReactNode } from 'react';
import { marigold } from './palette.ts';
import { Scene } from './scene.tsx';
import { sizes } from './sizes.ts';
import { StitchFrame } from './stitch.tsx';
import type { Theme } from './theme.ts';

interface SlideProps {
  /** colour of the frame's thread */
  thread?: string;
  theme?: Theme;
  children: ReactNode;
}

export function Slide({ thread = marigold[400], theme, children }: SlideProps) {
  return (
    <Scene size={sizes.slide} bg="none" {...(theme ? { theme } : {})}>
      <StitchFrame
        w={1560}
        h={1120}
        round={92}
        color={thread}
        width={7}
        dash="28 25"
        style={{ position: 'absolute', left: 20, top: 40 }}
      />
      {children}
    </Scene>
  );
}
