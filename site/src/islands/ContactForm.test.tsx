import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// The server writes into the form's HTML; this test holds the two ends of that contract together.
import { FormPage, type Trouble } from '../../../server/src/pages/form-page.ts';
import { ContactForm } from './ContactForm.tsx';
import { formViewForTests } from './enquiry/testing.ts';

const form = formViewForTests();
const { words } = form;
const countdown = (seconds: string) => words.messages.countdown.replace('{seconds}', seconds);
type TextField = 'name' | 'email' | 'subject' | 'message';
/** By its label, which a mark may follow that it is required. */
const field = (name: TextField) =>
  screen.getByRole<HTMLInputElement>('textbox', {
    name: (label) => label.startsWith(words.fields[name].label),
  });
const type = (name: TextField, value: string) =>
  fireEvent.input(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function writeAll() {
  type('name', 'রহিমা 🌸');
  type('email', 'rahima@example.com');
  type('message', 'A shop in Mirpur');
}

/** What is posted to a server that takes all. */
function sending() {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(String(body)));
    return Response.json({ reference: 'NK-7F3K-92QD' }, { status: 201 });
  });
  return bodies;
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a form that the server sent back', () => {
  const typed = { name: '<b>"Rahima"</b>', email: 'rahima', message: '\nTwo\nlines', subject: '' };
  /** The form as the server answers it when it was not taken. */
  const answered = (trouble: Trouble): string =>
    new FormPage(renderToString(<ContactForm form={form} />), 'contact')
      .with(typed, trouble)
      .toString();
  let roots: Root[] = [];
  const complaints = vi.fn();
  const hydrate = async (html: string) => {
    document.body.innerHTML = `<div id="island">${html}</div>`;
    const container = document.getElementById('island');
    if (!container) throw new Error('no container');
    await act(async () => {
      const options = { onRecoverableError: complaints };
      roots.push(hydrateRoot(container, <ContactForm form={form} />, options));
    });
  };
  afterEach(() => {
    act(() => {
      for (const root of roots) root.unmount();
    });
    roots = [];
    document.body.innerHTML = '';
  });

  it('keeps its words and its errors when the script takes over', async () => {
    const html = answered({
      errors: { email: words.fields.email.invalid },
      message: words.messages.failedFields,
      handover: false,
    });
    await hydrate(html);
    expect(complaints).not.toHaveBeenCalled();
    expect(field('name').value).toBe(typed.name);
    expect(field('message').value).toBe(typed.message);
    expect(screen.getByText(words.fields.email.invalid)).not.toHaveProperty('hidden', true);
    expect(screen.getByRole('status').textContent).toBe(words.messages.failedFields);
    type('email', 'rahima@example.com');
    expect(field('email').getAttribute('aria-invalid')).toBeNull();
    expect(field('message').value).toBe(typed.message);
  });

  it('believes an address that the server asked about, when it is sent again', async () => {
    const doubtful = { ...typed, email: 'rahima@gmail.con' };
    const html = new FormPage(renderToString(<ContactForm form={form} />), 'contact')
      .with(doubtful, { errors: {}, message: '', handover: false })
      .toString();
    expect(html).toContain('name="asked_email" value="rahima@gmail.con"');
    const bodies = sending();
    await hydrate(html);
    press(words.send);
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).toMatchObject({ email: doubtful.email, asked_email: doubtful.email });
  });

  it('goes on offering the other ways, now with the words', async () => {
    const html = answered({
      errors: {},
      message: words.messages.unavailable,
      handover: true,
    });
    await hydrate(html);
    expect(complaints).not.toHaveBeenCalled();
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: words.handover.email });
    expect(decodeURIComponent(link.href)).toContain('Two\r\nlines');
  });

  it('keeps what was typed before the script came', async () => {
    document.body.innerHTML = `<div id="island">${renderToString(<ContactForm form={form} />)}</div>`;
    const early = document.querySelector<HTMLTextAreaElement>('textarea');
    const container = document.getElementById('island');
    if (!early || !container) throw new Error('no form');
    early.value = 'typed early';
    await act(async () => {
      roots.push(hydrateRoot(container, <ContactForm form={form} />));
    });
    expect(field('message').value).toBe('typed early');
    expect(localStorage.getItem('enquiry:contact')).toContain('typed early');
  });
});

describe('a page that was translated before its script came', () => {
  it('keeps words, focus and cursor, though React writes the form anew', async () => {
    document.body.innerHTML = `<div id="island">${renderToString(<ContactForm form={form} />)}</div>`;
    for (const label of document.querySelectorAll('label')) {
      label.innerHTML = `<font><font>${label.innerHTML}</font></font>`;
    }
    const container = document.getElementById('island');
    const early = document.querySelector<HTMLInputElement>('input[name=name]');
    if (!container || !early) throw new Error('no form');
    early.value = 'Rahma';
    early.focus();
    early.setSelectionRange(3, 3);
    let root: Root | undefined;
    await act(async () => {
      root = hydrateRoot(container, <ContactForm form={form} />, { onRecoverableError: () => {} });
    });
    expect(early.isConnected).toBe(false);
    expect(field('name').value).toBe('Rahma');
    expect(document.activeElement).toBe(field('name'));
    expect(field('name').selectionStart).toBe(3);
    act(() => root?.unmount());
    document.body.innerHTML = '';
  });
});

describe('an address that is hardly right', () => {
  const question = words.fields.email.doubtful.replace('{suggestion}', 'rahima@gmail.com');

  it('is asked about once, and sent as it stands when the visitor insists', async () => {
    const bodies = sending();
    render(<ContactForm form={form} />);
    writeAll();
    type('email', 'rahima@gmail.con');
    press(words.send);
    screen.getByText(question);
    expect(document.activeElement).toBe(field('email'));
    press(words.send);
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).toMatchObject({ email: 'rahima@gmail.con', asked_email: 'rahima@gmail.con' });
  });

  it('is asked about anew when it was changed to another one', () => {
    const bodies = sending();
    render(<ContactForm form={form} />);
    writeAll();
    type('email', 'rahima@gmail.cmo');
    press(words.send);
    type('email', 'rahima@gmail.con');
    press(words.send);
    screen.getByText(question);
    expect(bodies).toEqual([]);
  });

  it('is believed without a server, too', () => {
    render(<ContactForm form={{ ...form, endpoint: undefined }} />);
    writeAll();
    type('email', 'rahima@gmail.con');
    press(words.send);
    screen.getByText(question);
    press(words.send);
    screen.getByRole('group', { name: words.handover.choice });
  });
});

describe('a site without a server', () => {
  it('hands the words over', () => {
    render(<ContactForm form={{ ...form, endpoint: undefined }} />);
    const element = document.querySelector('form');
    expect(element?.getAttribute('action')).toBe(form.company.mailto);
    expect(element?.querySelectorAll('input[type=hidden]')).toHaveLength(0);
    writeAll();
    press(words.send);
    const group = screen.getByRole('group', { name: words.handover.choice });
    expect(document.activeElement).toBe(group);
    const chat = screen.getByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ });
    expect(decodeURIComponent(chat.href)).toContain('A shop in Mirpur');
    expect(screen.queryByRole('button', { name: words.handover.retry })).toBeNull();
  });
});

describe('too many enquiries', () => {
  it('waits as long as it is told, sends again by itself, and gives up after a while', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    const fetch = vi.fn(
      async () => new Response('{}', { status: 429, headers: { 'retry-after': '3' } }),
    );
    vi.stubGlobal('fetch', fetch);
    render(<ContactForm form={form} />);
    writeAll();
    press(words.send);
    await waitFor(() => screen.getByText(countdown('3')));
    act(() => void vi.advanceTimersByTime(1000));
    screen.getByText(countdown('2'));
    for (const times of [2, 3, 4]) {
      await act(async () => void vi.advanceTimersByTime(3000));
      expect(fetch).toHaveBeenCalledTimes(times);
    }
    expect(screen.getByRole('status').textContent).toBe(words.messages.unavailable);
    expect(field('message').value).toBe('A shop in Mirpur');
  });

  it('leaves it to the visitor once they write on', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    const fetch = vi.fn(async () => new Response('{}', { status: 429 }));
    vi.stubGlobal('fetch', fetch);
    render(<ContactForm form={form} />);
    writeAll();
    press(words.send);
    await waitFor(() => screen.getByText(countdown('10')));
    type('message', 'Another thought');
    expect(screen.queryByText(countdown('10'))).toBeNull();
    await act(async () => void vi.advanceTimersByTime(60_000));
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

/** Posts whose answers come one after the other; without one the line is down. */
function answering(...answers: (Response | undefined)[]) {
  const keys: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    keys.push(JSON.parse(String(body)).key);
    const answer = answers.shift();
    if (!answer) throw new TypeError('the line is down');
    return answer;
  });
  return keys;
}
const thanks = () => Response.json({ reference: 'NK-7F3K-92QD' }, { status: 201 });

describe('an answer that is no thanks', () => {
  it.each([
    [403, words.messages.crossSite],
    [413, words.messages.tooLarge],
    [415, words.messages.unsupported],
    [503, words.messages.unavailable],
  ])(
    'of %i is told in one sentence, with the other ways, and the words stay',
    async (status, sentence) => {
      answering(Response.json({ error: 'No.' }, { status }), thanks());
      render(<ContactForm form={form} />);
      writeAll();
      press(words.send);
      expect((await screen.findByText(sentence)).closest('[role=status]')).toBeTruthy();
      expect(screen.getByRole('group', { name: words.handover.title })).toBeTruthy();
      expect(field('message').value).toBe('A shop in Mirpur');
      press(words.handover.retry);
      await screen.findByText('NK-7F3K-92QD');
    },
  );

  it('stands beside the field that the server finds wrong, until it is mended', async () => {
    const wrong = 'No mail reaches this.';
    answering(Response.json({ errors: { email: wrong } }, { status: 422 }));
    render(<ContactForm form={form} />);
    writeAll();
    press(words.send);
    await screen.findByText(wrong);
    expect(document.activeElement).toBe(field('email'));
    expect(field('email').getAttribute('aria-describedby')).toContain('contact-email-error');
    type('email', 'other@example.com');
    expect(screen.queryByText(wrong)).toBeNull();
  });

  it('of a form that was sent with other words lets it go as another enquiry', async () => {
    const keys = answering(Response.json({}, { status: 409 }), thanks());
    render(<ContactForm form={form} />);
    writeAll();
    press(words.send);
    await screen.findByText(words.messages.conflict);
    press(words.send);
    await screen.findByText('NK-7F3K-92QD');
    expect(new Set(keys).size).toBe(2);
  });
});

/** What has the focus at the moment when a sentence appears: before the next key can go elsewhere. */
const focusOnAppearing = (sentence: string) =>
  new Promise<Element | null>((resolve) => {
    new MutationObserver((_changes, observer) => {
      if (!screen.queryByText(sentence)) return;
      observer.disconnect();
      resolve(document.activeElement);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });

it('is offered again once the network is back, and the focus stays where it is', async () => {
  answering(undefined);
  render(<ContactForm form={form} />);
  writeAll();
  const focused = focusOnAppearing(words.messages.unreachable);
  press(words.send);
  await screen.findByText(words.messages.unreachable);
  expect((await focused)?.textContent).toBe(words.messages.unreachable);
  field('message').focus();
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.getByRole('status').textContent).toBe(words.messages.online);
  expect(document.activeElement).toBe(field('message'));
});

it('says what becomes of what is written, and where more of it stands', () => {
  render(<ContactForm form={form} />);
  expect(screen.getByText(/delete it after/).textContent).toContain('only to answer you');
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Privacy Policy' });
  expect(link.pathname).toBe('/privacy-policy');
});

it('is sent once by a double click', async () => {
  const keys = answering(thanks());
  render(<ContactForm form={form} />);
  writeAll();
  press(words.send);
  press(words.sending);
  await screen.findByText('NK-7F3K-92QD');
  expect(keys).toHaveLength(1);
});

it('says which language it is in where its page is in another, the thanks too', async () => {
  const answer = Response.json({ reference: 'NK-7F3K-92QD' }, { status: 201 });
  vi.stubGlobal('fetch', async () => answer);
  const { container } = render(<ContactForm form={{ ...form, lang: 'en' }} />);
  expect(container.querySelector('form')?.lang).toBe('en');
  writeAll();
  press(words.send);
  const reference = await screen.findByText('NK-7F3K-92QD');
  expect(reference.closest('[lang]')?.getAttribute('lang')).toBe('en');
});

it('says how long it was open', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(String(body)));
    return Response.json({ reference: 'NK-7F3K-92QD' }, { status: 201 });
  });
  render(<ContactForm form={form} />);
  writeAll();
  vi.advanceTimersByTime(7000);
  press(words.send);
  await screen.findByText('NK-7F3K-92QD');
  expect(bodies).toEqual([expect.objectContaining({ open_milliseconds: '7000' })]);
});

it('asks for a field only by its own sentence, and lets it go once it is mended', () => {
  render(<ContactForm form={form} />);
  expect(document.querySelector('form')?.noValidate).toBe(true);
  press(words.send);
  expect(document.activeElement).toBe(field('name'));
  expect(screen.getByText(words.fields.name.missing)).toBeTruthy();
  expect(field('name').getAttribute('aria-describedby')).toContain('contact-name-error');
  type('name', 'Rahima');
  expect(screen.queryByText(words.fields.name.missing)).toBeNull();
  expect(screen.getByText(words.fields.email.missing)).toBeTruthy();
});
