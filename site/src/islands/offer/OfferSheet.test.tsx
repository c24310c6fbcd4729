import { usualAnswers, withAnswer } from '@nokshi/prices/answers.ts';
import { sheetOf } from '@nokshi/prices/sheet.ts';
import { tellOffer } from '@nokshi/prices/tell-offer.ts';
import { planOf, tellings } from '@nokshi/prices/testing.ts';
import { cleanup, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OfferSheet } from './OfferSheet.tsx';

const plan = planOf('POS');
const letterhead = { name: 'N', address: 'Dhaka', phones: '1', email: 'e', url: 'u' };

const today = '2026-11-20';
const told = (branches: number) =>
  tellOffer(plan, withAnswer(plan, usualAnswers(plan), 'branches', branches), today, tellings.en);

const sheetFor = (branches: number) => (
  <OfferSheet
    sheet={sheetOf(
      told(branches),
      plan,
      {
        today,
        reference: `NK-2222-222${branches}`,
        address: `https://nokshi.example/price?branches=${branches}`,
        brand: 'N',
      },
      tellings.en,
    )}
    words={tellings.en.words}
    letterhead={letterhead}
  />
);

/** What the translation of a browser does: each text moves into elements of its own. */
function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = text.data;
    text.replaceWith(font);
  }
}

test('no amount of an earlier answer stays on a sheet that the browser has translated', () => {
  const { container, rerender } = render(sheetFor(2));
  translate(container);
  rerender(sheetFor(3));
  const shown = container.textContent;
  cleanup();
  expect(shown).toBe(render(sheetFor(3)).container.textContent);
});
