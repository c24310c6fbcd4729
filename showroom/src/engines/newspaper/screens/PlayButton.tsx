import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { useNewspaper } from '../engine.ts';
import { words } from '../words/words.ts';

const pause = 4000;

/** Takes a step every few seconds once the reader has pressed it, until they pause it or it is gone. */
export function PlayButton({ step }: { step: () => void }) {
  const { t } = useNewspaper();
  const [isPlaying, play] = useState(false);
  const onStep = useEffectEvent(step);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => onStep(), pause);
    return () => clearInterval(timer);
  }, [isPlaying]);
  return (
    <Button variant="quiet" isPressed={isPlaying} onClick={() => play(!isPlaying)}>
      {t(isPlaying ? words.pause : words.play)}
    </Button>
  );
}
