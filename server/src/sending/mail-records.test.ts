import { expect, it } from 'vitest';
import { dnsWith } from '../../test/dns-server.ts';
import { checkMailRecords } from './mail-records.ts';

const domain = 'nokshi.example';
const complete = {
  'MX nokshi.example': ['mx.provider.example'],
  'TXT nokshi.example': ['google-site-verification=x', 'v=spf1 include:_spf.provider.example -all'],
  'TXT _spf.provider.example': ['v=spf1 ip4:192.0.2.0/24 -all'],
  [`TXT s1._domainkey.${domain}`]: [`v=DKIM1; k=rsa; p=${'A'.repeat(390)}`],
  'TXT _dmarc.nokshi.example': ['v=DMARC1; p=quarantine; rua=mailto:dmarc@nokshi.example'],
};

/** What is wrong with the records of a domain, a sentence each. */
async function complaints(
  change: Readonly<Record<string, readonly string[]>>,
  ...selectors: string[]
): Promise<string[]> {
  const found = await checkMailRecords(
    domain,
    selectors,
    await dnsWith({ ...complete, ...change }),
  );
  return found.filter(({ isRight }) => !isRight).map(({ sentence }) => sentence);
}

it('finds nothing wrong with a domain that has all of them', async () => {
  expect(await complaints({})).toEqual([]);
  expect(await complaints({}, 's1')).toEqual([]);
});

it.each([
  [{ 'MX nokshi.example': [] }, 'MX: nokshi.example names no mail server'],
  [{ 'TXT nokshi.example': [] }, 'SPF: nokshi.example has no record'],
  [
    { 'TXT nokshi.example': ['v=spf1 mx -all', 'v=spf1 a -all'] },
    'SPF: nokshi.example has 2 records, which count as none',
  ],
  [{ 'TXT nokshi.example': ['v=spf1 mx +all'] }, 'lets anybody send'],
  [{ 'TXT nokshi.example': ['v=spf1 mx all'] }, 'lets anybody send'],
  [{ 'TXT nokshi.example': ['v=spf1 mx ?all'] }, 'doesn’t say what holds for all others'],
  [{ 'TXT nokshi.example': ['v=spf1 -all'] }, 'lets nobody send'],
  [
    { 'TXT nokshi.example': ['v=spf1 include:_spf.tpyo.example -all'] },
    'includes _spf.tpyo.example, which has none',
  ],
  [
    { 'TXT nokshi.example': [`v=spf1 ${'a:x.example '.repeat(11)}-all`] },
    'takes more than 10 questions to DNS',
  ],
  [
    {
      'TXT _spf.provider.example': [`v=spf1 ${'include:_spf.provider.example a '.repeat(10)}-all`],
    },
    'takes more than 10 questions to DNS',
  ],
  [{ [`TXT s1._domainkey.${domain}`]: [] }, 'DKIM: no key stands under any usual name'],
  [{ [`TXT s1._domainkey.${domain}`]: ['v=DKIM1; p='] }, 'DKIM: no key stands under'],
  [{ 'TXT _dmarc.nokshi.example': [] }, 'DMARC: nokshi.example has no record'],
  [{ 'TXT _dmarc.nokshi.example': ['v=DMARC1; rua=mailto:a@b.example'] }, 'has no p=none'],
])('says what is wrong where %j', async (change, sentence) => {
  expect(await complaints(change)).toEqual([expect.stringContaining(sentence)]);
});

it('does not follow what is made of the sender’s address', async () => {
  const record = 'v=spf1 include:%{i}._ip.%{h}._ehlo.%{d}._spf.vali.email ~all';
  expect(await complaints({ 'TXT nokshi.example': [record] })).toEqual([]);
});

it('looks for a key where it is said to be', async () => {
  expect(await complaints({}, 's9')).toEqual([
    'DKIM: there is no key at s9._domainkey.nokshi.example. Your mail provider tells what belongs there.',
  ]);
});

it('takes the policy of the domain above, and records that include each other', async () => {
  const resolver = await dnsWith({
    ...complete,
    'MX mail.nokshi.example': ['mx.provider.example'],
    'TXT mail.nokshi.example': ['v=spf1 include:mail.nokshi.example include:nokshi.example -all'],
    'TXT k1._domainkey.mail.nokshi.example': ['p=AAAA'],
  });
  const found = await checkMailRecords('mail.nokshi.example', [], resolver);
  expect(found.filter(({ isRight }) => !isRight)).toEqual([]);
  expect(found.at(-1)?.sentence).toBe('DMARC: _dmarc.nokshi.example says p=quarantine.');
});
