/**
 * Rows of buttons of which one is chosen, and what belongs to it is shown: the filters of team and
 * projects, and the tabs of the tech stack. Tabs are chosen with the arrow keys, too; after the choice of
 * a filter the number of what is shown is said. Without script there are no buttons, and all is shown.
 */
for (const group of document.querySelectorAll('[data-choices]')) {
  const buttons = [...group.querySelectorAll<HTMLButtonElement>('[data-choice]')];
  const parts = [...group.querySelectorAll<HTMLElement>('[data-within]')];
  const list = group.querySelector<HTMLElement>('[data-held]');
  const message = group.querySelector('[data-said]');
  const nothing = group.querySelector<HTMLElement>('[data-nothing]');
  const tabs = group.querySelector<HTMLElement>('[role=tablist]');
  let width = 0;

  /**
   * Keeps the list as high as it is, down to the foot of the window at most. What follows then stays
   * where it is or out of sight, and the page never becomes so short that the buttons leap away from the
   * pointer.
   */
  const hold = () => {
    if (!list) return;
    width = innerWidth;
    const { top, height } = list.getBoundingClientRect();
    list.style.minHeight = `${Math.min(height, Math.max(0, innerHeight - top))}px`;
  };
  // In a window of another width the height was that of other columns.
  addEventListener('resize', () => {
    if (innerWidth === width) return;
    width = innerWidth;
    list?.style.removeProperty('min-height');
  });

  const choose = (chosen: HTMLButtonElement) => {
    hold();
    const { choice = '', says = '' } = chosen.dataset;
    for (const button of buttons) {
      const isChosen = button === chosen;
      button.setAttribute(tabs ? 'aria-selected' : 'aria-pressed', String(isChosen));
      if (tabs) button.tabIndex = isChosen ? 0 : -1;
    }
    if (tabs) list?.setAttribute('aria-labelledby', chosen.id);
    for (const part of parts) {
      part.hidden = !part.dataset['within']?.split(' ').includes(choice);
    }
    const isEmpty = parts.every((part) => part.hidden);
    if (message) message.textContent = isEmpty ? '' : says;
    if (nothing) nothing.hidden = !isEmpty;
  };

  for (const button of buttons) {
    button.addEventListener('click', () => choose(button));
  }
  tabs?.addEventListener('keydown', (event) => {
    const active = buttons.findIndex((button) => button.matches(':focus'));
    const places: Partial<Record<string, number>> = {
      ArrowRight: (active + 1) % buttons.length,
      ArrowLeft: active - 1,
      Home: 0,
      End: -1,
    };
    const place = places[event.key];
    const target = place === undefined ? undefined : buttons.at(place);
    if (!target) return;
    event.preventDefault();
    choose(target);
    target.focus();
  });
}

// A module to TypeScript, which its tests import.
export {};
