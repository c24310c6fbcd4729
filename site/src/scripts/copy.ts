/**
 * The copy buttons beside the logins of demos: each copies the value before it, and says so for a
 * while. Where the clipboard is refused the value is selected, and copied as such if the browser lets it.
 */
const saidForMilliseconds = 2000;
const announcement = document.querySelector('[data-copy-status]');

for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
  const value = button.previousElementSibling;
  const { copy: copied = '' } = button.dataset;
  const say = (words: string) => {
    if (announcement) announcement.textContent = words;
  };
  button.addEventListener('click', async () => {
    if (!value) return;
    try {
      await navigator.clipboard.writeText(value.textContent);
    } catch {
      getSelection()?.selectAllChildren(value);
      if (!document.execCommand('copy')) return;
    }
    say(copied);
    button.dataset['copied'] = copied;
    setTimeout(() => {
      say('');
      delete button.dataset['copied'];
    }, saidForMilliseconds);
  });
}
