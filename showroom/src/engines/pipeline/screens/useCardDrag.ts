import { type PointerEvent, useRef } from 'react';

/**
 * Dragging a card of a board by its grip, with mouse, pen or finger. Columns have `data-stage`; the one
 * under the pointer has `data-over`.
 * @param drop takes the stage of the column on which the card was let go
 */
export function useCardDrag(drop: (stage: string) => void) {
  const card = useRef<HTMLLIElement>(null);
  const start = useRef<{ x: number; y: number } | null>(null);
  const over = useRef<HTMLElement | null>(null);
  const mark = (column: HTMLElement | null) => {
    over.current?.removeAttribute('data-over');
    column?.setAttribute('data-over', '');
    over.current = column;
  };
  const end = () => {
    mark(null);
    start.current = null;
    card.current?.removeAttribute('data-dragged');
    card.current?.style.removeProperty('translate');
  };
  const grip = {
    onPointerDown(event: PointerEvent<HTMLButtonElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { x: event.clientX, y: event.clientY };
      card.current?.setAttribute('data-dragged', '');
    },
    onPointerMove({ clientX, clientY }: PointerEvent<HTMLButtonElement>) {
      if (!start.current) return;
      const { x, y } = start.current;
      card.current?.style.setProperty('translate', `${clientX - x}px ${clientY - y}px`);
      const under = document.elementFromPoint(clientX, clientY);
      mark(under?.closest<HTMLElement>('[data-stage]') ?? null);
    },
    onPointerUp() {
      const stage = start.current && over.current?.dataset['stage'];
      end();
      if (stage) drop(stage);
    },
    onPointerCancel: end,
  };
  return { card, grip };
}
