/**
 * Copies a text. Over plain http there is no clipboard, and a browser inside an app refuses it: there it is
 * copied as what is selected.
 * @param beside an element on the page, in the dialog that is open if one is
 * @throws where nothing can be copied
 */
export async function copyText(text: string, beside: Element): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const focused = document.activeElement;
    const field = document.createElement('textarea');
    field.value = text;
    field.readOnly = true;
    field.style.cssText = 'position: fixed; inset: 0 auto auto 0; opacity: 0';
    beside.after(field);
    field.select();
    const isCopied = document.execCommand('copy');
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    if (!isCopied) throw new Error('This browser copies nothing.');
  }
}
