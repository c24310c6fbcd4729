import { expect, test } from 'vitest';
import { leafRulesOf } from './leaf-rules.ts';
import { canMatch, selectorsOf } from './selectors.ts';

const selectorOf = (text: string) => {
  const [leaf] = leafRulesOf(`${text}{top:0}`);
  const [selector] = leaf ? selectorsOf(leaf) : [];
  if (!selector) throw new Error(`no selector: ${text}`);
  return selector;
};

const elements = new Map([
  ['p', 2],
  ['a', 1],
  ['main', 1],
]);
const view = {
  hasClass: (name: string) => name === 'hero',
  hasElements: (name: string, count: number) => count <= (elements.get(name) ?? 0),
  hasAttribute: (name: string) => name !== 'data-thread',
  hasState: (name: string) => name !== 'hover',
};

test('a selector can match where all that it needs is there', () => {
  for (const one of ['p', '*', '.hero p~P', ':root:lang(bn)', '[data-script] p', 'p::before']) {
    expect(canMatch(selectorOf(one), view), one).toBe(true);
  }
  const others = ['table', '.hero .footer', '[data-thread=river]', 'a:hover', 'p~p~p', 'a>p+a'];
  for (const one of others) {
    expect(canMatch(selectorOf(one), view), one).toBe(false);
  }
});

test('what it excludes need not be there, and of what it chooses from one is enough', () => {
  for (const one of [':not(table)>p', 'p:not(:has(table))', ':is(h2,p)>a', 'a:is(:hover,:focus)']) {
    expect(canMatch(selectorOf(one), view), one).toBe(true);
  }
  for (const one of [':is(h2,h3)>a', 'main:has(table)', ':where(.footer) p']) {
    expect(canMatch(selectorOf(one), view), one).toBe(false);
  }
});
