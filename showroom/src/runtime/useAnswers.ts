import { type RefObject, useEffect, useRef } from 'react';

/**
 * The rule of every screen: what a press opens, says or refuses is in the window, and the focus is in it. It
 * looks at what the press changed, so that no screen has to think of it.
 * @param role of whoever is logged in: for another one the screen begins at its top
 * @returns for the element that holds the demo
 */
export function useAnswers(role: string | undefined): RefObject<HTMLDivElement | null> {
  const demo = useRef<HTMLDivElement>(null);
  const shownTo = useRef(role);
  useEffect(() => {
    shownTo.current = role;
  }, [role]);
  useEffect(() => {
    const place = demo.current;
    const onPress = ({ target }: Event) => {
      const control = (target as Element).closest<HTMLElement>('button, a, summary, input, select');
      if (place && control) answerPress(control, place, () => shownTo.current);
    };
    place?.addEventListener('click', onPress, true);
    return () => place?.removeEventListener('click', onPress, true);
  }, []);
  return demo;
}

const saying = ':is([role=status], [role=alert]):not(:empty)';
const invalid = '[aria-invalid=true]';
const places = 'section, article, aside, form, fieldset, li, main';

/** What opened each form, which has the focus again when the form is gone. */
const openers = new WeakMap<Element, HTMLElement>();

/** Waits for what a press changes, which React draws before anything else is done. */
function answerPress(control: HTMLElement, demo: HTMLElement, roleNow: () => string | undefined) {
  const role = roleNow();
  const { hash } = location;
  const form = control.closest('form');
  const opener = form ? openers.get(form) : undefined;
  const around: HTMLElement[] = [];
  for (let one = control.parentElement; one && one !== demo; one = one.parentElement) {
    around.push(one);
  }
  // What stands there all the time, such as the payment beside a bill, is opened by no press.
  const findAll = () =>
    [...demo.querySelectorAll<HTMLElement>(`form, ${saying}`)].filter(
      (one) => !one.closest('[data-stands]'),
    );
  const before = findAll();

  /** Where what was pressed is gone with the focus, or has been moved. */
  const goOn = (changes: readonly MutationRecord[]) => {
    const back = [control, opener].find((one) => one?.isConnected);
    if (back) return back.focus();
    const left = around.filter((one) => one.isConnected);
    const instead = changes.flatMap(({ addedNodes }) => [...addedNodes]).find(isShownIn(left[0]));
    const next = instead?.querySelector<HTMLElement>(saying) ?? instead;
    if (next) show(next);
    focusOn(next ?? left.find((one) => one.matches(places)) ?? demo);
  };
  const answer = (changes: readonly MutationRecord[]) => {
    const focused = document.activeElement;
    if (roleNow() !== role) return beginAtTop(demo);
    // Another screen begins at its top, too (useTop.ts).
    if (location.hash !== hash) return;
    const found = findAll().filter((one) => !before.includes(one));
    const [opened, another] = found.filter((one) => one.matches('form'));
    const wrong =
      control.matches('[type=submit]') &&
      demo.contains(form) &&
      form?.querySelector<HTMLElement>(invalid);
    if (opened && !another) {
      openers.set(opened, opener ?? control);
      show(opened);
      if (!opened.contains(focused)) focusIn(opened);
    } else if (wrong) {
      if (!focused?.matches(invalid)) wrong.focus();
      show(wrong.parentElement ?? wrong);
    } else if (focused === document.body || (!control.isConnected && focused?.matches('main'))) {
      goOn(changes);
    } else {
      found.forEach(show);
    }
  };
  const observer = new MutationObserver(answer);
  observer.observe(demo, { childList: true, subtree: true });
  setTimeout(() => {
    // Also for what is refused a second time, where nothing changes.
    answer(observer.takeRecords());
    observer.disconnect();
  });
}

/** What somebody sees who has just come in, or gone out. */
function beginAtTop(demo: HTMLElement) {
  demo.querySelector('main')?.focus({ preventScroll: true });
  if (demo.getBoundingClientRect().top < 0) demo.scrollIntoView();
}

const isShownIn =
  (place: HTMLElement | undefined) =>
  (node: Node): node is HTMLElement =>
    node instanceof HTMLElement &&
    node.parentElement === place &&
    getComputedStyle(node).display !== 'none';

/** Brings what is not all in the window into it, from its beginning. */
function show(element: Element) {
  const { top, bottom, height } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) {
    element.scrollIntoView({ block: height > innerHeight / 2 ? 'start' : 'nearest' });
  }
}

/** The first field of a form where it can be seen, or else the form. */
function focusIn(form: HTMLElement) {
  const field = form.querySelector<HTMLElement>('input, select, textarea');
  focusOn(field && field.getBoundingClientRect().bottom <= innerHeight ? field : form);
}

/** Gives the focus also to what can't be reached by Tab. */
function focusOn(element: HTMLElement) {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
