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

/** @returns what DNS answers; empty where there is nothing. @throws when it can't be asked */
async function ask<Answer>(question: Promise<Answer[]>): Promise<Answer[]> {
  try {
    return await question;
  } catch (failure) {
    const { code } = failure as NodeJS.ErrnoException;
    if (code === 'ENOTFOUND' || code === 'ENODATA') return [];
    throw failure;
  }
}

/**
 * Looks up whether the world believes mails from a domain.
 * @param selectors under which a key of DKIM may stand; the usual ones where there are none
 * @throws what DNS reports when it can't be asked
 */
export async function checkMailRecords(
  domain: string,
  selectors: readonly string[],
  resolver: Pick<Resolver, 'resolveTxt' | 'resolveMx'>,
): Promise<Finding[]> {
  const texts = async (name: string): Promise<string[]> =>
    (await ask(resolver.resolveTxt(name))).map((pieces) => pieces.join(''));
  const servers = await ask(resolver.resolveMx(domain));
  return [
    servers.length > 0
      ? right(`MX: mails to ${domain} go to ${servers[0]?.exchange}.`)
      : wrong(
          `MX: ${domain} takes no mails, so answers to it and notices of failure are lost; some receivers refuse such senders. Add the MX records of your provider.`,
        ),
    await checkSpf(domain, texts),
    await checkDkim(domain, selectors, texts),
    await checkDmarc(domain, texts),
  ];
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
  const lookups = await lookupsOf(record, texts, new Set([domain]));
  return lookups > mostLookups
    ? wrong(
        `SPF: the record of ${domain} takes more than ${mostLookups} questions to DNS, so it counts as none. Take out what no longer sends.`,
      )
    : right(`SPF: ${domain} says who may send: "${record}".`);
}

/** How many questions to DNS a record takes, those of the records that it includes among them. */
async function lookupsOf(record: string, texts: Texts, seen: Set<string>): Promise<number> {
  let count = 0;
  for (const term of record.toLowerCase().split(/\s+/)) {
    if (!/^[+?~-]?(?:include:|a(?:[:/]|$)|mx(?:[:/]|$)|ptr|exists:)|^redirect=/.test(term))
      continue;
    count += 1;
    const [, included] = /^[+?~-]?(?:include:|redirect=)(.+)$/.exec(term) ?? [];
    if (included === undefined || seen.has(included) || seen.size > mostLookups) continue;
    seen.add(included);
    const [further = ''] = await spfOf(included, texts);
    count += await lookupsOf(further, texts, seen);
  }
  return count;
}

async function checkDkim(
  domain: string,
  selectors: readonly string[],
  texts: Texts,
): Promise<Finding> {
  const names = selectors.length > 0 ? selectors : usualSelectors;
  const keys = await Promise.all(
    names.map(async (selector) => {
      const [text = ''] = await texts(`${selector}._domainkey.${domain}`);
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
