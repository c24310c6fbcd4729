import type { Resolver } from 'node:dns/promises';

/** What stands in DNS about the mails of a domain, for people to read. */
export type Finding = { isRight: boolean; sentence: string };

/** As mail providers call their keys, where nobody says how. */
const usualSelectors = [
  ...['default', 'mail', 'dkim', 's1', 's2', 'selector1', 'selector2', 'google', 'k1', 'k2'],
  ...['zoho', 'zmail', 'brevo', 'mailjet', 'resend', 'fm1', 'protonmail', 'titan1'],
];

/** More than so many questions to DNS, and a receiver gives up (RFC 7208, 4.6.4). */
const mostLookups = 10;

const right = (sentence: string): Finding => ({ isRight: true, sentence });
const wrong = (sentence: string): Finding => ({ isRight: false, sentence });

/** What DNS says where there is nothing of the kind, or where there can be none of such a name. */
const absences: ReadonlySet<string | undefined> = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME']);

/** @returns what DNS answers; empty where there is nothing. @throws when it can't be asked */
async function ask<Answer>(question: Promise<Answer[]>): Promise<Answer[]> {
  try {
    return await question;
  } catch (failure) {
    if (absences.has((failure as NodeJS.ErrnoException).code)) return [];
    throw failure;
  }
}

/** A finding that could not be made is one of its own: the others stand. */
const found = (name: string, finding: Promise<Finding>): Promise<Finding> =>
  finding.catch((failure: unknown) =>
    wrong(
      `${name}: DNS can’t be asked: ${failure instanceof Error ? failure.message : String(failure)}.`,
    ),
  );

/**
 * Looks up whether the world believes mails from a domain.
 * @param selectors under which a key of DKIM may stand; the usual ones where there are none
 */
export async function checkMailRecords(
  domain: string,
  selectors: readonly string[],
  resolver: Pick<Resolver, 'resolveTxt' | 'resolveMx'>,
): Promise<Finding[]> {
  const texts = async (name: string): Promise<string[]> =>
    (await ask(resolver.resolveTxt(name))).map((pieces) => pieces.join(''));
  return Promise.all([
    found('MX', checkMx(domain, resolver)),
    found('SPF', checkSpf(domain, texts)),
    found('DKIM', checkDkim(domain, selectors, texts)),
    found('DMARC', checkDmarc(domain, texts)),
  ]);
}

async function checkMx(domain: string, resolver: Pick<Resolver, 'resolveMx'>): Promise<Finding> {
  const servers = await ask(resolver.resolveMx(domain));
  // One without a name says that there is none (RFC 7505).
  const [server] = servers.filter(({ exchange }) => exchange !== '' && exchange !== '.');
  return server
    ? right(`MX: mails to ${domain} go to ${server.exchange}.`)
    : wrong(
        `MX: ${domain} names no mail server, so answers to it and notices of failure may be lost; some receivers refuse such senders. Add the MX records of your provider.`,
      );
}

type Texts = (name: string) => Promise<string[]>;

const spfOf = async (domain: string, texts: Texts): Promise<string[]> =>
  (await texts(domain)).filter((text) => /^v=spf1(?:\s|$)/i.test(text));

async function checkSpf(domain: string, texts: Texts): Promise<Finding> {
  const records = await spfOf(domain, texts);
  const [record = ''] = records;
  if (record === '') {
    return wrong(
      `SPF: ${domain} has no record. Add a TXT such as "v=spf1 include:_spf.your-provider.example -all".`,
    );
  }
  if (records.length > 1) {
    return wrong(
      `SPF: ${domain} has ${records.length} records, which count as none. Join them in one.`,
    );
  }
  if (/(?:^|\s)\+?all(?:\s|$)/i.test(record)) {
    return wrong(`SPF: "${record}" lets anybody send. End it with -all.`);
  }
  if (!/[~-]all(?:\s|$)|\sredirect=/i.test(record)) {
    return wrong(`SPF: "${record}" doesn’t say what holds for all others. End it with -all.`);
  }
  if (!/\s[+?~-]?(?:include:|a\b|mx\b|ip4:|ip6:|exists:|ptr)|\sredirect=/i.test(record)) {
    return wrong(`SPF: "${record}" lets nobody send. Name your provider before -all.`);
  }
  const { lookups, missing } = await lookupsOf(record, texts, new Set([domain]));
  if (missing !== undefined) {
    return wrong(
      `SPF: the record of ${domain} includes ${missing}, which has none, so it counts as broken. Ask your provider for the right name.`,
    );
  }
  return lookups > mostLookups
    ? wrong(
        `SPF: the record of ${domain} takes more than ${mostLookups} questions to DNS, so it counts as none. Take out what no longer sends.`,
      )
    : right(`SPF: ${domain} says who may send: "${record}".`);
}

/**
 * How many questions to DNS a record takes, those of the records that it includes among them, and one of these that is
 * not there. What is made of the sender's address (`%{`) is not followed.
 */
async function lookupsOf(
  record: string,
  texts: Texts,
  seen: Set<string>,
): Promise<{ lookups: number; missing: string | undefined }> {
  let lookups = 0;
  for (const term of record.toLowerCase().split(/\s+/)) {
    if (!/^[+?~-]?(?:include:|a(?:[:/]|$)|mx(?:[:/]|$)|ptr|exists:)|^redirect=/.test(term)) {
      continue;
    }
    lookups += 1;
    const [, included] = /^[+?~-]?(?:include:|redirect=)([^%]+)$/.exec(term) ?? [];
    if (included === undefined || seen.has(included) || seen.size > mostLookups) continue;
    seen.add(included);
    const [further] = await spfOf(included, texts);
    if (further === undefined) return { lookups, missing: included };
    const below = await lookupsOf(further, texts, seen);
    lookups += below.lookups;
    if (below.missing !== undefined) return { lookups, missing: below.missing };
  }
  return { lookups, missing: undefined };
}

async function checkDkim(
  domain: string,
  selectors: readonly string[],
  texts: Texts,
): Promise<Finding> {
  const names = selectors.length > 0 ? selectors : usualSelectors;
  const keys = await Promise.all(
    names.map(async (selector) => {
      // One of the names that were guessed, which DNS has no answer for, is none.
      const asked = texts(`${selector}._domainkey.${domain}`);
      const [text = ''] = selectors.length > 0 ? await asked : await asked.catch(() => []);
      return /(?:^|[;\s])p=\s*[^;\s]/i.test(text) ? selector : undefined;
    }),
  );
  const found = keys.filter((selector) => selector !== undefined);
  if (found.length > 0) {
    return right(
      `DKIM: a key stands at ${found.map((one) => `${one}._domainkey.${domain}`).join(', ')}.`,
    );
  }
  return selectors.length > 0
    ? wrong(
        `DKIM: there is no key at ${selectors[0]}._domainkey.${domain}. Your mail provider tells what belongs there.`,
      )
    : wrong(
        'DKIM: no key stands under any usual name. Say how your provider calls it: --selector NAME.',
      );
}

async function checkDmarc(domain: string, texts: Texts): Promise<Finding> {
  // That of a parent holds for all below it (RFC 7489, 6.6.3).
  const labels = domain.split('.');
  for (let start = 0; start < labels.length - 1; start += 1) {
    const name = `_dmarc.${labels.slice(start).join('.')}`;
    const record = (await texts(name)).find((text) => /^v=DMARC1\s*;/i.test(text));
    if (record === undefined) continue;
    const [, policy = ''] = /;\s*p\s*=\s*(none|quarantine|reject)\s*(?:;|$)/i.exec(record) ?? [];
    if (policy === '')
      return wrong(`DMARC: "${record}" at ${name} has no p=none, quarantine or reject.`);
    const asks =
      policy.toLowerCase() === 'none' ? ', which only reports; p=quarantine protects' : '';
    return right(`DMARC: ${name} says p=${policy.toLowerCase()}${asks}.`);
  }
  return wrong(
    `DMARC: ${domain} has no record. Add a TXT at _dmarc.${domain}, such as "v=DMARC1; p=none; rua=mailto:dmarc@${domain}".`,
  );
}
