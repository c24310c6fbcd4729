import { describe, expect, test } from 'vitest';
import { compactPage } from './compact-pages.ts';

const runtime = '(()=>{customElements.define("astro-island",class{})})();';
const island = '<astro-island uid="1"></astro-island>';

describe('a page', () => {
  test('keeps its styles in their order, in one element', () => {
    const { html } = compactPage(
      '<head><style>a{color:red}</style><title>x</title><style> a{color:blue} </style></head>',
    );
    expect(html).toBe('<head><style>a{color:red}a{color:blue}</style><title>x</title></head>');
  });

  test('fetches the script of its islands from a file named after what it holds', () => {
    const { html, files } = compactPage(
      `<script>first()</script><script>${runtime}</script>${island}`,
    );
    const [[address, code] = ['', '']] = files;
    expect(code).toBe(runtime);
    expect(address).toMatch(/^\/_astro\/island\.[\w-]{8}\.js$/);
    expect(html).toBe(`<script>first()</script><script async src="${address}"></script>${island}`);
  });

  test('waits for late pictures only where it has some', () => {
    const script = '<script data-late-pictures>watch()</script>';
    const late = `${script}<picture><source><img loading="lazy"></picture>`;
    const early = '<picture><img loading="eager"></picture><iframe loading="lazy"></iframe>';
    expect(compactPage(late).html).toBe(late);
    expect(compactPage(script + early).html).toBe(early);
  });

  test('without an island needs no file', () => {
    const page = '<script>first()</script><p>words</p>';
    expect(compactPage(page)).toEqual({ html: page, files: new Map() });
  });

  test('whose islands come to life in an unknown way stops the build', () => {
    expect(() => compactPage(`<script>other()</script>${island}`)).toThrow(/another way/);
  });
});
