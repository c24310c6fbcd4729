import { browserStorage } from '@nokshi/ui/browser-storage.ts';
import styles from './consent.css?inline';

type Script = { script: string; consent: boolean };

const place = document.querySelector<HTMLElement>('[data-third-parties]');
const scripts: Script[] = JSON.parse(place?.dataset['thirdParties'] ?? '[]');
const asked = scripts.filter(({ consent }) => consent);
/** An answer is about these scripts: with others, it is asked for anew. */
const subject = asked.map(({ script }) => script).join(' ');
const storageName = 'consent';
let isLoaded = false;

function load(some: readonly Script[]): void {
  for (const { script } of some) {
    const element = document.createElement('script');
    element.src = script;
    document.body.append(element);
  }
}

function follow(answer: string): void {
  if (answer === 'yes' && !isLoaded) {
    isLoaded = true;
    load(asked);
  }
  // What runs can't be stopped, but goes with the page.
  if (answer === 'no' && isLoaded) location.reload();
}

function ask(dialog: HTMLDialogElement): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  // At the press: the event `close` comes a task later, by which time a visitor may have left the page.
  dialog.addEventListener('submit', ({ submitter }) => {
    if (!(submitter instanceof HTMLButtonElement)) return;
    browserStorage.set(storageName, `${submitter.value} ${subject}`);
    follow(submitter.value);
  });
  const kept = browserStorage.get(storageName);
  if (kept === `yes ${subject}`) follow('yes');
  // Opened without `show()`, which would take the focus from whoever reads or writes already.
  else if (kept !== `no ${subject}`) dialog.open = true;
  for (const again of document.querySelectorAll<HTMLElement>('[data-consent-again]')) {
    again.hidden = false;
    again.addEventListener('click', () => {
      dialog.close();
      dialog.show();
    });
  }
}

function begin(): void {
  load(scripts.filter(({ consent }) => !consent));
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-consent]');
  if (dialog) ask(dialog);
}

const page: Document & { readonly prerendering?: boolean } = document;
// What was made ahead may never be seen: nobody else learns of it before it is.
if (page.prerendering) page.addEventListener('prerenderingchange', begin, { once: true });
else begin();
