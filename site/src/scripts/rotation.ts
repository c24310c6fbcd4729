/** Called with the present item. `soon` is true in the second half of the time, when the next one has to be made ready. */
export type Turn = {
  index: number;
  playing: boolean;
  running: boolean;
  soon: boolean;
};

/**
 * An index that moves on by itself and wraps from last to first; one that is chosen stands the whole
 * time, too. It stands still while held, while not playing, and from when motion is to be reduced, until
 * somebody lets it play. Who lets it play while it is held lets it go.
 * @param show is called with each change
 */
export function rotate(count: number, intervalMilliseconds: number, show: (turn: Turn) => void) {
  let index = 0;
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let playing = !reducedMotion.matches;
  let held = false;
  let soon = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const tell = () => show({ index, playing, running: playing && !held, soon });
  const begin = () => {
    clearInterval(timer);
    soon = false;
    if (playing && !held) {
      timer = setInterval(() => {
        if (soon) index = (index + 1) % count;
        soon = !soon;
        tell();
      }, intervalMilliseconds / 2);
    }
    tell();
  };
  begin();
  reducedMotion.addEventListener('change', ({ matches }) => {
    if (!matches) return;
    playing = false;
    begin();
  });

  return {
    choose(chosen: number) {
      index = chosen;
      begin();
    },
    toggle() {
      playing = !playing;
      held = false;
      begin();
    },
    hold(holds: boolean) {
      if (holds === held) return;
      held = holds;
      begin();
    },
  };
}
