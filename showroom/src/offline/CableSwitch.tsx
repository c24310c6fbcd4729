import { useSyncExternalStore } from 'react';
import { useShell } from '../runtime/engine.tsx';
import { type Queue, untouchedLine } from './queue.ts';

/** Cuts a demo off from the world, as if its cable were pulled, and plugs it in again. */
export function CableSwitch({ queue, className }: { queue: Queue; className: string | undefined }) {
  const { words } = useShell();
  const { isCut } = useSyncExternalStore(queue.subscribe, queue.read, () => untouchedLine);
  return (
    <button
      type="button"
      className={className}
      popoverTarget="frame-menu"
      popoverTargetAction="hide"
      onClick={() => queue.cut(!isCut)}
    >
      {isCut ? words.cableIn : words.cableOut}
    </button>
  );
}
