import type { ClientDirective } from 'astro';

/** The triggers that hydrate an island besides pointer and focus. */
export interface Near {
  /** Whether it is woken by coming near the view as the visitor scrolls. Who saves data touches it first. */
  seen?: boolean;
  /** Found in an address that the island has to answer: a regular expression. */
  address?: string;
  /** Where this browser keeps what belongs into the island. */
  kept?: string;
  /** Links that script answers better, as a selector: a press on one is kept until the island is awake. */
  presses?: string;
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:near'?: Near | true;
  }
}

declare global {
  interface Document {
    /**
     * Keeps what is pressed in a part of the page until its scripts are there (early-presses/EarlyPresses.astro).
     * @param part an element, or the document
     * @param controls what scripts alone answer, as a selector
     * @param actOf what a press comes to later, after its key: of acts with the same key the last one is kept; nothing
     *   where the browser shall answer. If left out, each control is pressed once: who sees nothing happen presses
     *   again.
     * @returns `keep`, for another act; `end`, which gives what was kept, in its order
     */
    keepPresses(
      part: Element | Document,
      controls: string,
      actOf?: (control: HTMLElement, press: MouseEvent) => EarlyAct | undefined,
    ): { keep(...act: EarlyAct): void; end(): Iterable<() => void> };
  }
}

type EarlyAct = [key: unknown, act: () => void];

/**
 * Fetches what an island runs on once the visitor comes near it. Until then it is what the server wrote,
 * which works: forms are posted, links lead on.
 */
const near: ClientDirective = async (load, { value }, island) => {
  const { seen = true, address, kept, presses } = Object(value) as Near;
  const early =
    presses &&
    document.keepPresses(island, presses, (link, { metaKey, ctrlKey, shiftKey, altKey }) => {
      // Another tab needs no script, and who presses again is tired of waiting.
      if (metaKey || ctrlKey || shiftKey || altKey || island.ariaBusy) return undefined;
      island.ariaBusy = 'true';
      return [link, () => link.click()];
    });
  await new Promise<unknown>((hydrate) => {
    for (const coming of ['pointerover', 'focusin', 'click', 'input']) {
      island.addEventListener(coming, hydrate, { once: true, capture: true });
    }
    if (
      isExpected(address, kept) ||
      island.contains(document.activeElement) ||
      controlsOf(island).some(isFilledIn)
    )
      hydrate(undefined);
    else if ('saveData' in document.documentElement.dataset) letKeyboardIn(island);
    else if (seen) hydrateWhenSeen(island, hydrate);
  });
  try {
    await fetchProps(island);
    const hydrate = await load();
    await hydrate();
  } finally {
    island.ariaBusy = null;
    for (const press of early ? early.end() : []) press();
  }
};

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsOf = (island: HTMLElement): Control[] => [
  ...island.querySelectorAll<Control>('input, textarea, select'),
];

/** Whether it holds something else than the server wrote: chosen before this script came, or brought back. */
const isFilledIn = (control: Control): boolean =>
  control instanceof HTMLSelectElement
    ? !control.options[control.selectedIndex]?.defaultSelected && control.selectedIndex > 0
    : control.value !== control.defaultValue;

/** An island in the first view is not hydrated for being seen: the visitor has to scroll. */
function hydrateWhenSeen(island: HTMLElement, hydrate: (seen: unknown) => void): void {
  const watch = () => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        hydrate(undefined);
      },
      // Half a window before it comes into view.
      { rootMargin: '50% 0%' },
    );
    for (const child of island.children) observer.observe(child);
  };
  // Who reloads, comes back or follows a place in an address has scrolled before this script came.
  if (scrollY > 0) watch();
  else addEventListener('scroll', watch, { once: true });
}

/** A part that nothing but touching wakes, and that has nothing to focus yet, is a stop of the Tab key itself. */
function letKeyboardIn(island: HTMLElement): void {
  const [place] = island.children;
  const stops = 'a[href], button, input, select, textarea, summary, [tabindex]';
  if (!(place instanceof HTMLElement) || island.querySelector(stops)) return;
  place.tabIndex = 0;
  // The hydrated content has tab stops of its own, and the focus moves to the first.
  for (const coming of ['focusin', 'pointerover', 'click']) {
    island.addEventListener(coming, () => place.setAttribute('tabindex', '-1'), { once: true });
  }
}

/** Long props stand in a file beside the page: pipeline/passes/external-props.ts. */
async function fetchProps(island: HTMLElement): Promise<void> {
  const { props } = island.dataset;
  if (!props) return;
  // Fetched in parallel with the component that reads them.
  for (const name of ['component-url', 'renderer-url']) {
    const link = document.createElement('link');
    document.head.append(
      Object.assign(link, { rel: 'modulepreload', href: island.getAttribute(name) }),
    );
  }
  // As Astro does with scripts: a line that dropped for a moment gets a second chance.
  const text = await textAt(props).catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return textAt(props);
  });
  island.setAttribute('props', text);
}

async function textAt(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

function isExpected(address = '^$', kept = ''): boolean {
  try {
    return new RegExp(address).test(location.href) || localStorage.getItem(kept) !== null;
  } catch {
    // Storage may be forbidden.
    return false;
  }
}

export default near;
