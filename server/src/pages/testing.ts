/** Helpers for the tests of this folder: a small built site, and requests nobody tidies up. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** A page like those of the site: with a heading, and long enough to be worth compressing. */
export function pageHtml(heading: string, main = ''): string {
  const filler = `<p>${'Words about software from Dhaka. '.repeat(20)}</p>`;
  return `<!doctype html><title>${heading} – Nokshi</title><h1>${heading}</h1>${filler}${main}`;
}

const listed = (path: string, title: string) => ({ path, title, language: 'en', listed: true });

/** What the build of the small site says about its pages. */
export const pageList = {
  pages: [
    listed('/', 'Home'),
    listed('/services', 'Services'),
    listed('/services/web-development', 'Web <Development> & more'),
    listed('/services/ui-ux-design', 'UI and UX'),
    listed('/products', 'Products'),
    listed('/products/ERP', 'ERP'),
    listed('/readyProducts', 'Ready products'),
    listed('/ready-products/erp', 'ERP demo'),
    listed('/contact', 'Contact'),
    { ...listed('/thank-you', 'Thank you'), listed: false },
  ],
  notFound: { en: '/404' },
};

/** An empty list of suggestions, as the "not found" page is built with it. */
export const emptyList =
  '<section data-suggestions-block="true" hidden=""><ul data-suggestions="true" hidden=""></ul></section>';

/** The files of the small site. */
export const siteFiles: Readonly<Record<string, string>> = {
  'index.html': pageHtml('Home'),
  '404.html': pageHtml('Nothing here', emptyList),
  'services.html': pageHtml('Services'),
  'services/web-development.html': pageHtml('Web <em>Development</em> &amp; more'),
  'services/ui-ux-design.html': pageHtml('UI and UX'),
  'products.html': pageHtml('Products'),
  'products/ERP.html': pageHtml('ERP'),
  'readyProducts.html': pageHtml('Ready products'),
  'ready-products/erp.html': pageHtml('ERP demo'),
  'contact.html': pageHtml('Contact'),
  'thank-you.html': pageHtml('Thank you'),
  'robots.txt': 'User-agent: *\n',
  '_astro/app.Ab12Cd34.js': `${'console.log("hello");'.repeat(30)}\n`,
  '_astro/picture.Ab12Cd34.webp': '0123456789',
  '.well-known/security.txt': 'Contact: mailto:hello@nokshi.example\n',
  'pages.json': JSON.stringify(pageList),
  '.env': 'SECRET=1',
  _headers: 'secret',
  _redirects: 'secret',
};

/** Writes a built site, compressed copies included, into a folder of its own. */
export function writeSite(extra: Readonly<Record<string, string>> = {}): {
  directory: string;
  remove: () => void;
} {
  const parent = mkdtempSync(join(tmpdir(), 'pages-'));
  const directory = join(parent, 'dist');
  writeFile(join(parent, 'secret.txt'), 'outside');
  for (const [path, text] of Object.entries({ ...siteFiles, ...extra })) {
    const file = join(directory, path);
    writeFile(file, text);
    if (!/\.(html|js)$/.test(path)) continue;
    writeFile(`${file}.br`, brotliCompressSync(text));
    writeFile(`${file}.gz`, gzipSync(text));
  }
  return { directory, remove: () => rmSync(parent, { recursive: true, force: true }) };
}

function writeFile(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** The raw response. */
interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends a request whose target is passed on exactly as it is. */
export type Ask = (
  target: string,
  headers?: Readonly<Record<string, string>>,
  method?: string,
) => Promise<Reply>;

/** Starts a server on a free port; returns how to ask it. */
export async function listen(server: Server): Promise<Ask> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return (path, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port, path, method, headers, agent: false };
      const outgoing = request(options, (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('end', () => {
          const { statusCode: status = 0, headers } = incoming;
          resolve({ status, headers, body: Buffer.concat(chunks) });
        });
      });
      outgoing.on('error', reject);
      outgoing.end();
    });
}
