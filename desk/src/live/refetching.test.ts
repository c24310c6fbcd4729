import { expect, it } from 'vitest';
import { isConcerned } from './refetching.ts';

it('reads anew every list and count, and of the enquiries those that changed', () => {
  for (const address of ['/enquiries?stage=new', '/enquiries?q=a&after=x', '/unread']) {
    expect(isConcerned(address, ['NK-1'])).toBe(true);
  }
  expect(isConcerned('/enquiries/NK-1', ['NK-1', 'NK-2'])).toBe(true);
  expect(isConcerned('/enquiries/NK-3', ['NK-1', 'NK-2'])).toBe(false);
  expect(isConcerned('/enquiries/NK-3', 'many')).toBe(true);
  for (const address of ['/session', '/presence', '/numbers']) {
    expect(isConcerned(address, 'many')).toBe(false);
  }
});
