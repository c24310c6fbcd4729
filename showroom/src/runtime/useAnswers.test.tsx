import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useAnswers } from './useAnswers.ts';

/** A desk whose form opens above the rows that it is about. */
function Desk() {
  const demo = useAnswers(undefined);
  const [open, setOpen] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [paid, pay] = useState<readonly string[]>([]);
  return (
    <div ref={demo}>
      <main>
        {open !== '' && (
          <form
            key={open}
            aria-label={`Marks of ${open}`}
            onSubmit={(event) => {
              event.preventDefault();
              setWrong(true);
            }}
          >
            <input aria-label="Mark" aria-invalid={isWrong || undefined} />
            <button type="submit">Save</button>
            <button type="button" onClick={() => setOpen('Rakib')}>
              Next
            </button>
            <button type="button" onClick={() => setOpen('')}>
              Leave
            </button>
          </form>
        )}
        <ul>
          {['Sadia', 'Rakib'].map((name) => (
            <li key={name}>
              <button type="button" onClick={() => setOpen(name)}>
                {name}
              </button>
              {paid.includes(name) ? (
                <p role="status">Paid by {name}</p>
              ) : (
                <button type="button" onClick={() => pay([...paid, name])}>
                  Pay for {name}
                </button>
              )}
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const press = async (name: string) => {
  button(name).focus();
  fireEvent.click(button(name));
  await vi.waitFor(() => expect(document.activeElement).not.toBe(document.body));
};
/** A bill beside its payment, which is a form as soon as something is to pay. */
function Till() {
  const demo = useAnswers(undefined);
  const [due, setDue] = useState(0);
  return (
    <div ref={demo}>
      <button type="button" onClick={() => setDue(due + 1)}>
        One more
      </button>
      {due === 0 ? (
        <section data-stands>Nothing to pay</section>
      ) : (
        <form aria-label="Payment" data-stands>
          <input aria-label="Amount" />
          {due}
        </form>
      )}
    </div>
  );
}

const hasFocus = (element: () => HTMLElement) =>
  vi.waitFor(() => expect(document.activeElement).toBe(element()));
const mark = () => screen.getByRole('textbox', { name: 'Mark' });

/** Where things stand, as the test's document has no layout. */
let top = 0;
const scrolled = vi.fn();
beforeEach(() => {
  top = 0;
  scrolled.mockClear();
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled(this.getAttribute('aria-label') ?? this.textContent);
  };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, top, 300, 200),
  );
  return () => vi.restoreAllMocks();
});

test('a form that a press opens has the focus, and gives it back when it is left', async () => {
  render(<Desk />);
  await press('Sadia');
  await hasFocus(mark);
  expect(scrolled).not.toHaveBeenCalled();
  await press('Next');
  await hasFocus(mark);
  expect(screen.getByRole('form', { name: 'Marks of Rakib' })).toBeTruthy();
  await press('Leave');
  await hasFocus(() => button('Sadia'));
});

test('a form above the window is brought into it', async () => {
  render(<Desk />);
  top = -338;
  await press('Sadia');
  await vi.waitFor(() => expect(scrolled).toHaveBeenCalledWith('Marks of Sadia'));
});

test('the field that is to blame has the focus, also the second time', async () => {
  render(<Desk />);
  await press('Sadia');
  await hasFocus(mark);
  await press('Save');
  await hasFocus(mark);
  await press('Save');
  await hasFocus(mark);
});

test('the sentence that stands in the place of what was pressed has the focus', async () => {
  render(<Desk />);
  await press('Pay for Rakib');
  await hasFocus(() => screen.getByText('Paid by Rakib'));
});

test('what stands there all the time takes nothing, though it changes what it is', async () => {
  render(<Till />);
  await press('One more');
  await press('One more');
  await vi.waitFor(() => expect(screen.getByRole('form').textContent).toBe('2'));
  expect(document.activeElement).toBe(button('One more'));
  expect(scrolled).not.toHaveBeenCalled();
});
