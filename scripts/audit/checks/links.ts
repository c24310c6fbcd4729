import type { Check, Outcome, Row, Site } from '../check.ts';
import { builtPages, pageHtml } from '../pages.ts';

const attribute = /\s(?:href|src|action)="([^"]*)"|\ssrcset="([^"]*)"/g;

/** Every address that the pages name: those of this site must answer, fragments included. */
export const links: Check = {
  title: 'Links',
  async run(site: Site): Promise<Outcome> {
    const known = new Map<string, Promise<number>>();
    const elsewhere = new Set<string>();
    const anchors = new Map(builtPages(site.directory).map((route) => [route, idsOf(site, route)]));
    const rows: Row[] = [];
    for (const route of site.routes) {
      const misses: string[] = [];
      const addresses = addressesIn(pageHtml(site.directory, route));
      for (const address of addresses) {
        const url = URL.parse(address, site.address + route);
        if (!url) {
          misses.push(`unreadable: ${address}`);
          continue;
        }
        if (url.origin !== site.address) {
          elsewhere.add(url.href);
          continue;
        }
        const { pathname, search, hash } = url;
        // The API takes posts; what it answers is tested elsewhere.
        if (pathname.startsWith('/api/')) continue;
        const status = await ask(pathname + search);
        if (status !== 200) misses.push(`${status}: ${address}`);
        const ids = anchors.get(pathname);
        if (isPlace(hash) && ids && !ids.has(decodeURIComponent(hash.slice(1))))
          misses.push(`no such place: ${address}`);
      }
      rows.push({ subject: route, figures: [addresses.size], misses });
    }
    const notes = [
      `${known.size} addresses of this site were asked for. ${elsewhere.size} lead elsewhere and were not.`,
    ];
    return { bound: 'No link of any page leads nowhere.', columns: ['addresses'], rows, notes };

    function ask(path: string): Promise<number> {
      const asked = known.get(path) ?? status(site.address + path);
      known.set(path, asked);
      return asked;
    }
  },
};

/** A fragment may also name a screen of a demo, or carry words into the contact form. */
const isPlace = (hash: string) => hash !== '' && !/^#(?:\/|subject=)/.test(hash);

async function status(address: string): Promise<number> {
  const answer = await fetch(address, { redirect: 'manual' });
  await answer.arrayBuffer();
  return answer.status;
}

const decode = (text: string) => text.replaceAll('&#38;', '&').replaceAll('&amp;', '&');

function addressesIn(html: string): Set<string> {
  const found = [...html.matchAll(attribute)].flatMap(([, one, set]) =>
    one === undefined
      ? (set ?? '').split(/,\s+/).map((item) => item.trim().split(/\s/)[0] ?? '')
      : one,
  );
  return new Set(found.filter(Boolean).map(decode));
}

function idsOf(site: Site, route: string): Set<string> {
  const html = pageHtml(site.directory, route);
  return new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id));
}
