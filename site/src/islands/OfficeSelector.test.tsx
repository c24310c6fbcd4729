import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OfficeSelector } from './OfficeSelector.tsx';

const office = (id: string, name: string) => ({
  id,
  sample: false,
  name,
  address: `${name}, Dhaka`,
  phone: '+880 1200-000000',
  telephone: 'tel:+8801200000000',
  location: { name: `Lane of the ${name}`, details: 'Ring twice.', latitude: 23, longitude: 90 },
  map: `https://maps.example/embed/${id}`,
  mapPage: `https://maps.example/${id}`,
  directions: `https://maps.example/to/${id}`,
  picture: { src: '/house.svg', alt: 'A house', width: 3, height: 2 },
});
const labels = {
  officeSelector: 'Choose an office',
  map: 'Map of the {office}',
  showMap: 'See the map',
  directions: 'Directions',
  newTab: 'opens in a new tab',
};

/** Frames that wait to be seen, by the function that tells them they are. */
const waiting = new Map<Element, () => void>();
class ObserverDouble {
  readonly #callback: (entries: { isIntersecting: boolean }[]) => void;
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    this.#callback = callback;
  }
  observe(element: Element) {
    waiting.set(element, () => this.#callback([{ isIntersecting: true }]));
  }
  disconnect() {}
}
const scrollIntoView = () =>
  act(() => {
    for (const [element, show] of waiting) {
      if (!element.closest('[hidden]')) show();
    }
  });

const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

beforeEach(() => {
  waiting.clear();
  vi.stubGlobal('IntersectionObserver', ObserverDouble);
  render(
    <OfficeSelector
      offices={[office('paltan', 'Paltan Office'), office('mirpur', 'Mirpur Office')]}
      labels={labels}
      language="en"
    />,
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the offices', () => {
  test('start with the first one', () => {
    expect(choice('Paltan Office').checked).toBe(true);
    expect(screen.getByRole('heading', { name: 'Lane of the Paltan Office' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Lane of the Mirpur Office' })).toBeNull();
  });

  test('ask nothing of the map server before the frame is seen; a link stands there', () => {
    expect(document.querySelector('iframe')).toBeNull();
    const link = screen.getByRole('link', { name: /See the map/ });
    expect(link.getAttribute('href')).toBe('https://maps.example/paltan');
  });

  test('load the map of the chosen office once it is seen', () => {
    scrollIntoView();
    const frames = [...document.querySelectorAll('iframe')];
    expect(frames.map((frame) => frame.getAttribute('src'))).toEqual([
      'https://maps.example/embed/paltan',
    ]);
    expect(frames[0]?.title).toBe('Map of the Paltan Office');
  });

  test('leave the link to who stands on it', () => {
    const link = screen.getByRole('link', { name: /See the map/ });
    link.focus();
    scrollIntoView();
    expect(document.activeElement).toBe(link);
  });

  test('leave the link where there is no network', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    scrollIntoView();
    expect(screen.getByRole('link', { name: /See the map/ })).toBeTruthy();
    expect(document.querySelector('iframe')).toBeNull();
  });

  test('change map, caption and directions with the choice', () => {
    fireEvent.click(choice('Mirpur Office'));
    expect(choice('Mirpur Office').checked).toBe(true);
    expect(choice('Paltan Office').checked).toBe(false);
    scrollIntoView();
    expect(screen.getByTitle('Map of the Mirpur Office').getAttribute('src')).toBe(
      'https://maps.example/embed/mirpur',
    );
    expect(screen.queryByRole('heading', { name: 'Lane of the Paltan Office' })).toBeNull();
    expect(screen.getByRole('link', { name: /Directions/ }).getAttribute('href')).toBe(
      'https://maps.example/to/mirpur',
    );
    expect(screen.getByRole('status').textContent).toBe('Lane of the Mirpur Office');
  });
});
