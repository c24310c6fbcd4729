import type { Check, Outcome, Row, Site } from '../check.ts';
import { observatory } from './observatory.ts';

const expected: Readonly<Record<string, RegExp>> = {
  'strict-transport-security': /^max-age=\d{8}/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
};
const banners = ['server', 'x-powered-by', 'via', 'set-cookie'];

/** Checks the security headers of each page. */
export const headers: Check = {
  title: 'Response headers',
  async run(site: Site): Promise<Outcome> {
    const rows: Row[] = [];
    for (const route of [
      ...site.routes,
      '/no-such-page',
      '/bn/no-such-page',
      '/api/no-such-route',
    ]) {
      const answer = await fetch(site.address + route, { redirect: 'manual' });
      const policy = answer.headers.get('content-security-policy') ?? '';
      const wrong = Object.entries(expected).filter(
        ([name, value]) => !value.test(answer.headers.get(name) ?? ''),
      );
      const misses = [
        ...wrong.map(([name]) => `${name}: ${answer.headers.get(name) ?? 'not sent'}`),
        ...banners.filter((name) => answer.headers.has(name)).map((name) => `sends ${name}`),
        ...policyFaults(policy),
      ];
      const hashes = policy.match(/'sha256-/g)?.length ?? 0;
      rows.push({ subject: route, figures: [answer.status, hashes], misses });
    }
    const scan = await observatory(site);
    return {
      bound:
        "Every answer carries the whole set, with default-src 'none' and no unsafe-* in the policy; the scanner of MDN's HTTP Observatory gives at least 130.",
      columns: ['status', 'hashes'],
      rows: [...rows, ...scan.rows],
      notes: scan.notes,
    };
  },
};

function policyFaults(policy: string): string[] {
  const faults = policy.startsWith("default-src 'none'") ? [] : ["default-src is not 'none'"];
  const unsafe = policy.match(/'unsafe-[^']*'|(?:https?:)?\/?\/?\*/g) ?? [];
  if (!policy.includes("frame-ancestors 'none'")) faults.push('may be framed');
  return [...faults, ...unsafe.map((source) => `allows ${source}`)];
}
