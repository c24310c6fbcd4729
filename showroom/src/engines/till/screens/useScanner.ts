import { useEffect, useEffectEvent } from 'react';

/**
 * Reads a scanner, which types its code and Enter like a keyboard, whatever has the focus: the field
 * that it typed into gets its words back, and its Enter presses nothing.
 */
export function useScanner(read: (code: string) => void): void {
  const scanned = useEffectEvent(read);
  useEffect(() => {
    let burst = noBurst;
    let giveBack = () => {};
    const onKey = (event: KeyboardEvent) => {
      const { key, timeStamp, target } = event;
      if (isModifier(key)) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) {
        burst = noBurst;
      } else if (key === 'Enter' || key === 'Tab') {
        const { text } = burst;
        const isCode = isScanned(burst, timeStamp);
        burst = noBurst;
        if (!isCode) return;
        event.preventDefault();
        event.stopPropagation();
        giveBack();
        scanned(text);
      } else if ([...key].length === 1) {
        burst = withKey(burst, key, timeStamp);
        const { text } = burst;
        if (text === key) giveBack = keeping(target);
        if (target instanceof HTMLSelectElement) {
          event.preventDefault();
          setTimeout(() => {
            if (burst.text === text && text === key) chooseByLetter(target, key);
          }, longestPause);
        }
      } else {
        burst = noBurst;
      }
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, []);
}

const isModifier = (key: string) => ['Shift', 'CapsLock', 'AltGraph'].includes(key);

/** Keys that followed each other as fast as only a scanner types them. */
type Burst = {
  readonly text: string;
  /** When the last one came, in milliseconds. */
  readonly at: number;
};

export const noBurst: Burst = { text: '', at: Number.NEGATIVE_INFINITY };

/** The longest pause between two keys of a scanner; people take longer, even for two keys at once. */
const longestPause = 50;

/** The shortest code on a shelf. */
const leastKeys = 2;

const isInTime = (burst: Burst, at: number): boolean => at - burst.at <= longestPause;

/** A burst with one key more, or one that begins with it. */
export const withKey = (burst: Burst, key: string, at: number): Burst => ({
  text: isInTime(burst, at) ? burst.text + key : key,
  at,
});

/** Whether a burst that ends now is a scanned code. */
export const isScanned = (burst: Burst, at: number): boolean =>
  burst.text.length >= leastKeys && isInTime(burst, at);

/** @returns what gives a field the words back that it has now */
function keeping(target: EventTarget | null): () => void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) {
    return () => {};
  }
  const { value } = target;
  return () => write(target, value, 'input');
}

/** What a choice does by itself, had the letter not been held back in case it begins a code. */
function chooseByLetter(choice: HTMLSelectElement, letter: string): void {
  const { options, selectedIndex } = choice;
  const inTurn = [...options].slice(selectedIndex + 1).concat(...options);
  const found = inTurn.find(({ label }) => label.toLowerCase().startsWith(letter.toLowerCase()));
  if (found && found.index !== selectedIndex) write(choice, found.value, 'change');
}

/** Writes as the visitor would, past React, which otherwise takes it for its own. */
function write(
  control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  value: string,
  event: 'input' | 'change',
): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set;
  setter?.call(control, value);
  control.dispatchEvent(new Event(event, { bubbles: true }));
}
