import { askedPlans, tellings } from '@nokshi/prices/testing.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OpenOfferView } from '../../content/open-offer.ts';
import { formViewForTests } from '../enquiry/testing.ts';
import { OpenOffer } from './OpenOffer.tsx';

const drawing = { body: '', width: 24, height: 24 };
const form = formViewForTests('/price');

/** The page of prices on a host without a server. */
const view: OpenOfferView = {
  telling: tellings.en,
  services: [],
  form: { ...form, endpoint: undefined },
  letterhead: { name: 'Nokshi', address: '', phones: '', email: '', url: '' },
  icons: { print: drawing, copy: drawing, whatsapp: drawing },
  address: 'https://nokshi.example/price',
  timeZone: 'Asia/Dhaka',
  referencePrefix: 'NK',
  newTab: '',
};

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  history.replaceState(null, '', '/price');
  localStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

// The document of a test has no layout.
Element.prototype.scrollIntoView = () => {};

it('hands an offer over to WhatsApp where there is no server, with its address', async () => {
  render(<OpenOffer view={view} />);
  fireEvent.change(screen.getByLabelText('What is it for?'), { target: { value: 'POS' } });
  fireEvent.change(screen.getByLabelText('How many branches?'), { target: { value: '৩' } });
  expect(screen.getByRole('article', { name: 'POS, 3 branches' })).toBeTruthy();
  const name = await screen.findByRole('textbox', { name: /^Your name/ });
  fireEvent.input(name, { target: { value: 'Selim' } });
  fireEvent.input(screen.getByRole('textbox', { name: /^Phone number/ }), {
    target: { value: '01200-000011' },
  });
  fireEvent.click(screen.getByRole('button', { name: form.words.send }));
  const link = screen.getByRole('link', { name: new RegExp(form.words.handover.whatsapp) });
  const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text');
  expect(text).toContain('Selim');
  expect(text).toMatch(/https:\/\/nokshi\.example\/price\?product=POS&branches=3&.*NK-/);
});

it('keeps its button until something is chosen, and the button leads to the choice', () => {
  render(<OpenOffer view={{ ...view, form }} />);
  const show = screen.getByRole('button', { name: tellings.en.words.actions.compute });
  const choice = screen.getByLabelText('What is it for?');
  fireEvent.click(show);
  expect(document.activeElement).toBe(choice);
  fireEvent.change(choice, { target: { value: 'POS' } });
  expect(show.isConnected).toBe(false);
});

it('says at a number what is wrong with it, and what it reckons with instead', () => {
  render(<OpenOffer view={view} />);
  fireEvent.change(screen.getByLabelText('What is it for?'), { target: { value: 'POS' } });
  const branches = screen.getByLabelText('How many branches?');
  fireEvent.change(branches, { target: { value: '900' } });
  expect(screen.getByRole('alert').textContent).toMatch(/900 is more than this page can price/);
  expect(branches.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(branches, { target: { value: '3' } });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(branches.getAttribute('aria-invalid')).toBeNull();
});

it('says that a number is too low once its field is left: it grows with each digit', () => {
  render(<OpenOffer view={view} />);
  fireEvent.change(screen.getByLabelText('What is it for?'), { target: { value: 'EMIS' } });
  const students = screen.getByLabelText('How many students?');
  fireEvent.change(students, { target: { value: '6' } });
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.blur(students);
  expect(screen.getByRole('alert').textContent).toMatch(/6 is too few/);
  fireEvent.change(students, { target: { value: '60' } });
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.change(students, { target: { value: '6' } });
  fireEvent.keyDown(students, { key: 'Enter' });
  expect(screen.getByRole('alert').textContent).toMatch(/6 is too few/);
});

it('shows numbers in the digits of its language, and lets rows follow what is counted until they are typed', () => {
  render(<OpenOffer view={{ ...view, telling: tellings.bn }} />);
  fireEvent.change(screen.getByLabelText('কিসের জন্য চান?'), { target: { value: 'EMIS' } });
  const students = screen.getByLabelText('কতজন শিক্ষার্থী?');
  const rows = screen.getByLabelText(/কত সারি/);
  const values = () => [students, rows].map((field) => field.getAttribute('value'));
  expect(values()).toEqual(['৬০০', '৬০০']);
  fireEvent.change(students, { target: { value: '৯০০ জন' } });
  expect(values()).toEqual(['৯০০ জন', '৯০০']);
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.blur(students);
  expect(values()).toEqual(['৯০০', '৯০০']);
  fireEvent.change(rows, { target: { value: '70' } });
  fireEvent.blur(rows);
  fireEvent.change(students, { target: { value: '800' } });
  expect(values()).toEqual(['800', '৭০']);
  fireEvent.change(students, { target: { value: 'many' } });
  fireEvent.blur(students);
  expect(values()).toEqual(['many', '৭০']);
});

it('opens with all prices; one that is pressed opens its questions in its place, with the same sum', () => {
  const telling = { ...tellings.en, book: { ...tellings.en.book, plans: askedPlans } };
  render(<OpenOffer view={{ ...view, form, telling }} />);
  expect(screen.getAllByRole('row').filter((row) => row.querySelector('a'))).toHaveLength(20);
  const pos = screen.getByRole('row', { name: /^POS/ });
  expect(pos.textContent).toContain('৳\u202f6,825');
  const link = screen.getByRole('link', { name: 'POS' });
  expect(link.getAttribute('href'), 'without script the server answers').toBe(
    `${form.endpoint}/price?product=POS&rows=1000&lang=en`,
  );
  fireEvent.click(link);
  expect(link.isConnected).toBe(false);
  expect(screen.getByLabelText('How many branches?').getAttribute('value')).toBe('1');
  expect(document.activeElement).toBe(screen.getByLabelText('What is it for?'));
  const sum = screen.getByText('First ৳ 6,825, then ৳ 1,575 a month');
  fireEvent.change(screen.getByLabelText('How many branches?'), { target: { value: '3' } });
  expect(sum.textContent).toBe('First ৳\u202f9,765, then ৳\u202f4,515 a month');
  fireEvent.click(screen.getByRole('link', { name: 'All prices' }));
  expect(screen.getByRole('row', { name: /^POS/ })).toBeTruthy();
});
