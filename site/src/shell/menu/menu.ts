/**
 * Completes a popover menu that the browser opens and closes: its button says its state in words
 * of its own, and the menu closes once a link is chosen, which may lead to this very page, or once it is a row.
 */
const menu = document.querySelector<HTMLElement>('#menu');
const toggle = document.querySelector('[popovertarget=menu]');

if (menu && toggle && 'popover' in menu) {
  const close = () => menu.hidePopover();
  const tell = (isOpen: boolean) => toggle.setAttribute('aria-expanded', String(isOpen));
  tell(menu.matches(':popover-open'));
  menu.addEventListener('beforetoggle', ({ newState }) => tell(newState === 'open'));
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close();
  });
  const row = matchMedia('(width >= 60rem)');
  row.addEventListener('change', close);
  // Opened, and the window widened, before this script came.
  if (row.matches) close();
}

// A module to TypeScript: its names are its own.
export {};
