import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { runPasses } from '../page-pipeline.ts';
import { responseHeaders } from './response-headers.ts';

let directory = '';
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** Writes pages as the build does, and reads what was made of them. */
function build(pages: Readonly<Record<string, string>>) {
  directory = mkdtempSync(join(tmpdir(), 'headers-'));
  for (const [name, html] of Object.entries(pages)) {
    const file = join(directory, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
  }
  runPasses(directory, [responseHeaders]);
  const read = (name: string) => readFileSync(join(directory, name), 'utf8');
  const rules: Record<string, Record<string, string>> = JSON.parse(read('headers.json'));
  const directive = (path: string, name: string) =>
    rules[path]?.['Content-Security-Policy']
      ?.split('; ')
      .find((part) => part.startsWith(`${name} `));
  return { read, rules, directive };
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('allows exactly the inline code of each page', () => {
  const { directive } = build({
    'index.html':
      '<style data-scriptless>a{}</style><script>one()</script><script src="/x.js"></script>',
    'products/ERP.html': `<script type="module">\n two()</script><script type="application/ld+json">{}</script>`,
  });
  expect(directive('/', 'script-src')).toBe(`script-src 'self' ${hash('one()')}`);
  expect(directive('/', 'style-src')).toBe(`style-src 'self' ${hash('a{}')}`);
  expect(directive('/products/ERP', 'script-src')).toBe(`script-src 'self' ${hash('\n two()')}`);
  expect(directive('/products/ERP', 'style-src')).toBe("style-src 'self'");
});

test('refuses a page with what its own policy would block', () => {
  expect(() => build({ 'index.html': '<p title="a > b" style="color:red">' })).toThrow('style=');
  expect(() => build({ 'index.html': "<p onclick='go()'>" })).toThrow('onclick');
  expect(() => build({ 'index.html': '<p title=\'a style="x"\' data-style="y">' })).not.toThrow();
});

test('names the fonts of pages and demos, and none of the desk', () => {
  const page =
    '<style>@font-face{src:url(/now.woff2);font-display:optional}@font-face{src:url(/later.woff2)}</style>';
  const { rules } = build({
    'about-us.html': page,
    'demos/tinbela.html': page,
    'desk.html': page,
  });
  const named = '</now.woff2>; rel=preload; as=font; crossorigin';
  expect(rules['/about-us']?.['Link']).toBe(named);
  expect(rules['/demos/tinbela']?.['Link']).toBe(named);
  expect(rules['/desk']).toBeDefined();
  expect(rules['/desk']).not.toHaveProperty('Link');
});

test('lets forms send where they point, and nowhere else', () => {
  const contact = (action: string) => ({
    'contact.html': `<form method="post" action="${action}">`,
  });
  expect(build(contact('/api/contact')).directive('/contact', 'form-action')).toBe(
    "form-action 'self'",
  );
  const elsewhere = build(contact('https://forms.example/api/contact'));
  expect(elsewhere.directive('/contact', 'form-action')).toMatch(
    /'self' https:\/\/forms\.example$/,
  );
  expect(elsewhere.directive('/contact', 'connect-src')).toMatch(/ https:\/\/forms\.example$/);
  const byMail = build(contact('mailto:hello@nokshi.example'));
  expect(byMail.directive('/contact', 'form-action')).toBe("form-action 'self' mailto:");
  expect(byMail.directive('/contact', 'connect-src')).toBe("connect-src 'self'");
});

test('writes the same for static hosts, and mends spellings', () => {
  const { read, rules } = build({
    'index.html': 'home',
    '404.html': '<meta charset="utf-8"><p>nothing',
    'readyProducts.html': 'ready',
  });
  expect(read('_headers')).toContain(
    `/readyProducts\n  Content-Security-Policy: ${rules['/readyProducts']?.['Content-Security-Policy']}`,
  );
  expect(read('_redirects')).toBe(
    '/readyProducts/ /readyProducts 301\n/readyproducts /readyProducts 301\n/readyproducts/ /readyProducts 301\n',
  );
  // No address of a rule matches a page that is sent for any address.
  expect(read('404.html')).toContain('http-equiv="Content-Security-Policy"');
  expect(read('_headers')).not.toContain('/404');
});

test('lets pages of the site, the desk and demos that go on offline name their worker', () => {
  const { rules, directive } = build({
    'index.html': 'home',
    'desk.html': 'desk',
    'demos/till.html': '<div class="x" data-demo="till" data-offline="true">',
    'demos/shop.html': '<div class="x" data-demo="shop">',
  });
  const trusted = (path: string) => directive(path, 'trusted-types');
  expect(trusted('/')).toBe('trusted-types icons offline-worker');
  expect(trusted('/desk')).toBe('trusted-types icons desk-worker');
  expect(trusted('/demos/till')).toBe('trusted-types icons offline-worker');
  expect(trusted('/demos/shop')).toBe('trusted-types icons');
  for (const worker of ['/offline-worker.js', '/desk/worker.js']) {
    expect(rules[worker]?.['Content-Security-Policy']).toContain("connect-src 'self'");
  }
});

test('lets the desk alone ask for a passkey, and no page for anything else', () => {
  const { rules } = build({ 'index.html': '<p>', 'desk.html': '<p>' });
  const ofAll = rules['*']?.['Permissions-Policy'];
  const ofDesk = rules['/desk']?.['Permissions-Policy'];
  expect(ofAll).toContain('publickey-credentials-get=()');
  expect(ofDesk).toBe(ofAll?.replace('publickey-credentials-get=(), ', ''));
});

const chat = {
  name: 'Chat',
  origin: 'https://chat.example',
  allows: ['scripts', 'connections'],
  script: 'https://chat.example/widget.js',
  consent: true,
  purpose: { en: 'A chat' },
};
const video = { ...chat, origin: 'https://video.example', allows: ['frames', 'media', 'pictures'] };

test('lets pages of the site take from other origins what the company allows, and nothing else', () => {
  const pages = { 'index.html': 'home', '404.html': '<meta charset="utf-8">', 'desk.html': 'desk' };
  const plain = build(pages).rules;
  const { script: _none, consent: _asked, ...shown } = video;
  const content = mkdtempSync(join(tmpdir(), 'company-'));
  mkdirSync(join(content, 'company'));
  // YAML reads JSON.
  const company = JSON.stringify({ thirdParties: [chat, shown] });
  writeFileSync(join(content, 'company/index.yaml'), company);
  vi.stubEnv('CONTENT_DIR', content);
  try {
    const { read, rules, directive } = build(pages);
    expect(directive('/', 'script-src')).toBe("script-src 'self' https://chat.example");
    expect(directive('/', 'connect-src')).toBe("connect-src 'self' https://chat.example");
    expect(directive('/', 'frame-src')).toBe('frame-src https://video.example');
    expect(directive('/', 'media-src')).toBe("media-src 'self' https://video.example");
    expect(directive('/', 'img-src')).toBe("img-src 'self' data: https://video.example");
    // It would keep such scripts from running.
    expect(directive('/', 'require-trusted-types-for')).toBeUndefined();
    expect(read('404.html')).toContain("script-src 'self' https://chat.example");
    expect(read('_headers')).toContain("script-src 'self' https://chat.example");
    expect(rules['/desk']).toEqual(plain['/desk']);
    expect(JSON.stringify(plain)).not.toContain('chat.example');
  } finally {
    vi.unstubAllEnvs();
    rmSync(content, { recursive: true });
  }
});
