import { readFileSync } from 'node:fs';
import { editDistance } from '@nokshi/forms/edit-distance.ts';
import { z } from 'zod';
import { usualRequestSeconds } from './limited-server.ts';
import { isPrivateHost } from './private-host.ts';
import { areProxies } from './proxy-addresses.ts';
import { tlsOf } from './smtp-tls.ts';

/** Treats an empty variable as one that is not set. */
const unset = (value: unknown): unknown => (value === '' ? undefined : value);

const digits = (least: number, most: number) =>
  z
    .string()
    .refine((value) => /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most, {
      error: `a whole number from ${least} to ${most}`,
    })
    .transform(Number);

const wholeNumber = (least: number, most: number, fallback: number) =>
  z.preprocess(unset, digits(least, most).default(fallback));

const text = (fallback: string) => z.preprocess(unset, z.string().default(fallback));

/** Whether the programs that connect to an address can take it apart. */
function isAddress(value: string, protocols: readonly string[]): boolean {
  const url = URL.parse(value);
  if (!url || !protocols.includes(url.protocol)) return false;
  // A PostgreSQL on a socket of this machine has its host in the query.
  if (url.host === '' && !(value.includes('://') && url.searchParams.has('host'))) return false;
  try {
    decodeURIComponent(`${url.username}${url.password}${url.pathname}`);
    return true;
  } catch {
    return false;
  }
}

/**
 * What an address can hold that isn't meant: a letter of a password that is not encoded, such as /, ends the
 * host before it, so that another one would be spoken to.
 */
const hasHostBehindItsEnd = (value: string): boolean => {
  const url = URL.parse(value);
  return url !== null && `${url.pathname}${url.search}${url.hash}`.includes('@');
};

const address = (protocols: readonly string[], example: string) =>
  z.preprocess(
    unset,
    z
      .string()
      .refine((value) => isAddress(value, protocols), {
        error: `an address such as ${example}`,
      })
      .optional(),
  );

const mailbox = /^(?:[^<>@\p{Cc},;]*<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/u;

const mailboxes = z.preprocess(
  unset,
  z
    .string()
    .transform((value) => value.split(',').map((one) => one.trim()))
    .refine((list) => list.every((one) => mailbox.test(one)), {
      error: 'one or more addresses, separated by commas, such as sales@nokshi.example',
    })
    .default([]),
);

/** An origin as browsers send it, however its host is written; undefined for what has a path or is none. */
function originAsSent(value: string): string | undefined {
  const written = value.trim();
  return /^https?:\/\/[^/?#@]+$/i.test(written) ? URL.parse(written)?.origin : undefined;
}

const origins = z.preprocess(
  unset,
  z
    .string()
    .transform((value) => value.split(',').map(originAsSent))
    .refine((list) => !list.includes(undefined), {
      error: 'web origins separated by commas, such as https://www.nokshi.example (no path)',
    })
    .transform((list) => list.filter((one) => one !== undefined))
    .default([]),
);

const origin = z.preprocess(
  unset,
  z
    .string()
    .transform(originAsSent)
    .refine((value) => value !== undefined, {
      error: 'a web origin such as https://desk.nokshi.example (no path)',
    })
    .optional(),
);

const proxies = z.preprocess(
  unset,
  z
    .string()
    .default('false')
    .refine((value) => /^(?:true|false|\d{1,2})$/.test(value) || areProxies(value), {
      error:
        'true, false, a number of proxies, or their addresses such as 10.0.0.0/8, loopback, linklocal or uniquelocal, separated by commas',
    })
    .transform((value) => {
      if (value === 'true' || value === 'false') return value === 'true';
      return /^\d+$/.test(value) ? Number(value) : value;
    }),
);

/** As Standard Webhooks says; strictly base64, since its library refuses anything else. */
function isWebhookSecret(value: string): boolean {
  const [, encoded = ''] = /^whsec_(.+)$/.exec(value) ?? [];
  const bytes = Buffer.from(encoded, 'base64');
  return bytes.length >= 24 && bytes.length <= 64 && bytes.toString('base64') === encoded;
}

/** Nothing about a visitor crosses a network of others in clear text. */
function isForWebhook(value: string): boolean {
  const url = URL.parse(value);
  return url?.protocol !== 'http:' || isPrivateHost(url.hostname);
}

const namesUser = (url: URL | null): boolean => Boolean(url?.username || url?.password);

/** Every variable that the server and the command for enquiries read; `.env.example` describes each. */
export const environmentSchema = z
  .object({
    PORT: wholeNumber(0, 65535, 3000),
    HOST: text('localhost'),
    SITE_DIR: text('site/dist'),
    CONTENT_DIR: z.preprocess(unset, z.string().optional()),
    DATA_DIR: text('./data'),
    DATABASE_URL: address(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/name'),
    SMTP_URL: address(['smtp:', 'smtps:'], 'smtps://user:password@mail.nokshi.example:465'),
    MAIL_FROM: z.preprocess(
      unset,
      z
        .string()
        .refine((value) => mailbox.test(value), {
          error: 'one address such as Nokshi <website@nokshi.example>',
        })
        .optional(),
    ),
    MAIL_TO: mailboxes,
    WEBHOOK_URL: address(['http:', 'https:'], 'https://crm.nokshi.example/enquiries'),
    WEBHOOK_SECRET: z.preprocess(
      unset,
      z
        .string()
        .refine(isWebhookSecret, {
          error:
            'whsec_ and 24 to 64 random bytes in base64, as whsec_$(openssl rand -base64 32) makes',
        })
        .optional(),
    ),
    DELIVERY_RETRY_SECONDS: wholeNumber(1, 3600, 60),
    DELIVERY_LEASE_SECONDS: wholeNumber(2, 3600, 60),
    DELIVERY_DEADLINE_SECONDS: wholeNumber(1, 3600, 60),
    NOTICE_MAX_PER_HOUR: wholeNumber(1, 100_000_000, 60),
    REPLY_MAX_PER_HOUR: wholeNumber(0, 100_000_000, 60),
    DELIVERY_ALARM_MINUTES: wholeNumber(1, 10080, 60),
    SHUTDOWN_SECONDS: wholeNumber(3, 3600, 10),
    REQUEST_TIMEOUT_SECONDS: wholeNumber(1, 3600, usualRequestSeconds),
    RATE_LIMIT_MAX: wholeNumber(1, 100_000_000, 60),
    // As many as RATE_LIMIT_MAX where nobody says otherwise.
    EQUAL_MAX_PER_HOUR: z.preprocess(unset, digits(1, 100_000_000).optional()),
    TRUST_PROXY: proxies,
    ALLOWED_ORIGINS: origins,
    LOG_LEVEL: z.preprocess(
      unset,
      z
        .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
          error: 'fatal, error, warn, info, debug or silent',
        })
        .default('info'),
    ),
    ACCESS_LOG: z.preprocess(unset, z.enum(['on', 'off'], { error: 'on or off' }).default('off')),
    METRICS_PORT: z.preprocess(unset, digits(0, 65535).optional()),
    METRICS_HOST: text('127.0.0.1'),
    DESK_PORT: z.preprocess(unset, digits(0, 65535).optional()),
    DESK_HOST: text('127.0.0.1'),
    DESK_URL: origin,
  })
  .superRefine((values, context) => {
    const demand = (variable: string, error: string) =>
      context.addIssue({ code: 'custom', path: [variable], message: error });
    if (values.SMTP_URL && !values.MAIL_FROM) demand('MAIL_FROM', 'set whenever SMTP_URL is set');
    if (values.SMTP_URL && values.MAIL_TO.length === 0)
      demand('MAIL_TO', 'set whenever SMTP_URL is set');
    for (const variable of ['SMTP_URL', 'DATABASE_URL'] as const) {
      if (hasHostBehindItsEnd(values[variable] ?? ''))
        demand(
          variable,
          'an address whose password has / ? # and @ percent-encoded, as %2F %3F %23 and %40',
        );
    }
    if (!['optional', undefined].includes(tlsOf(values.SMTP_URL ?? '')))
      demand('SMTP_URL', 'an address that ends in ?tls=optional or says nothing of tls');
    if (namesUser(URL.parse(values.WEBHOOK_URL ?? '')))
      demand(
        'WEBHOOK_URL',
        'an address without user and password (the signature proves the sender; take them out)',
      );
    if (!isForWebhook(values.WEBHOOK_URL ?? ''))
      demand(
        'WEBHOOK_URL',
        'an https:// address (http:// goes to this machine and private networks alone: localhost, or an IP address such as http://10.0.0.5:8080/enquiries)',
      );
    if (values.WEBHOOK_URL && !values.WEBHOOK_SECRET)
      demand('WEBHOOK_SECRET', 'set whenever WEBHOOK_URL is set');
    if (values.METRICS_PORT && values.METRICS_PORT === values.PORT)
      demand('METRICS_PORT', 'another port than PORT');
    if (values.DESK_PORT && values.DESK_PORT === values.PORT)
      demand('DESK_PORT', 'another port than PORT');
    if (values.DESK_PORT && values.DESK_PORT === values.METRICS_PORT)
      demand('DESK_PORT', 'another port than METRICS_PORT');
  });

export type Environment = z.infer<typeof environmentSchema>;

/** Thrown when a variable is wrong; its message is meant for the person who starts the server. */
export class WrongEnvironment extends Error {
  override name = 'WrongEnvironment';
}

/** Settings that are secrets, or addresses that hold one: a file may hold each, as Docker and systemd hand them over. */
const secrets = ['DATABASE_URL', 'SMTP_URL', 'WEBHOOK_URL', 'WEBHOOK_SECRET'] as const;
const fileSetting = (secret: string) => `${secret}_FILE`;

/** The names of all variables that are read. */
export const settings: ReadonlySet<string> = new Set([
  ...Object.keys(environmentSchema.shape),
  ...secrets.map(fileSetting),
]);

/** Fills in secrets that files hold. @returns a complaint about each file that can't be read, or is one too many */
function readSecretFiles(values: Record<string, string | undefined>): string[] {
  return secrets.flatMap((secret) => {
    const setting = fileSetting(secret);
    const file = values[setting];
    if (!file) return [];
    const complain = (right: string) => [
      `  ${setting} is ${JSON.stringify(file)}; it should be ${right}.`,
    ];
    if (values[secret]) return complain(`left out where ${secret} is set`);
    try {
      values[secret] = bareValue(readFileSync(file, 'utf8'));
    } catch {
      return complain('a file that is there and that this account may read');
    }
    return values[secret] === '' ? complain('a file with the secret in it, and it is empty') : [];
  });
}

/** What systems set themselves, and is near one of ours. */
const ofSystems: ReadonlySet<string> = new Set(['MAIL', 'MAILTO']);

/** A name without what is easily mistaken: capitals, and the sign between its words. */
const folded = (name: string): string => name.toUpperCase().replace(/[^A-Z\d]/g, '');
const sorted = (name: string): string => [...name].sort().join('');

/**
 * The setting that a name was probably meant to be: one slip in six letters, two in eight, letters that
 * changed places. Short names that differ by a letter, such as SORT and PORT, are often other people's.
 * @returns undefined for a setting, and for a name that has nothing to do with one
 */
export function nearestSetting(name: string): string | undefined {
  if (settings.has(name)) return undefined;
  const typed = folded(name);
  const [nearest] = [...settings]
    .flatMap((setting) => {
      const known = folded(setting);
      const slips = known.length < 6 ? 0 : known.length < 8 ? 1 : 2;
      const distance =
        sorted(typed) === sorted(known)
          ? Number(typed !== known)
          : editDistance(typed, known, slips);
      return distance === undefined ? [] : [{ setting, distance }];
    })
    .sort((one, other) => one.distance - other.distance);
  return nearest?.setting;
}

/** A value without what got round it on its way: spaces, a pair of quotes, signs that are not seen. */
export const bareValue = (value: string): string =>
  value
    .replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '')
    .replace(/^(?:(["'`])((?:(?!\1).)*)\1|“([^”]*)”|‘([^’]*)’)$/su, '$2$3$4')
    .replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '');

const addresses = new Set(['DATABASE_URL', 'SMTP_URL', 'WEBHOOK_URL']);

/** A variable's value as it may be printed: without passwords, and never a secret. */
function printable(variable: string, value: string | undefined): string {
  if (value === undefined || value === '') return 'not set';
  if (variable === 'WEBHOOK_SECRET') return `${value.length} characters, not shown`;
  if (!addresses.has(variable)) {
    const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
    return JSON.stringify(value).replace(/[\p{Cf}\u0080-\u00a0]/gu, escaped);
  }
  // Paths of an address can carry a key, and unparsable values can be a password: neither is logged.
  const url = hasHostBehindItsEnd(value) ? null : URL.parse(value);
  return url?.host ? `"${url.protocol}//${namesUser(url) ? '…@' : ''}${url.host}/…"` : 'not shown';
}

/**
 * Reads all variables at once.
 * @param variables usually `process.env`
 * @returns typed values, defaults filled in
 * @throws WrongEnvironment naming each wrong variable, its value and what would be right, and each name that
 *   is nearly one of ours
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const values: Record<string, string | undefined> = {};
  // Asked by name, since Windows knows a name in any capitals.
  for (const name of settings) {
    const value = variables[name];
    values[name] = value && bareValue(value);
  }
  const mistyped = Object.keys(variables).flatMap((name) => {
    const meant = ofSystems.has(name) ? undefined : nearestSetting(name);
    const isSetAnyway = meant !== undefined && variables[meant] === variables[name];
    return meant === undefined || isSetAnyway
      ? []
      : [`  ${name} is no setting; did you mean ${meant}?`];
  });
  const unread = readSecretFiles(values);
  const result = environmentSchema.safeParse(values);
  if (result.success && mistyped.length + unread.length === 0) return result.data;
  const wrong = (result.error?.issues ?? []).map((issue) => {
    const variable = String(issue.path[0]);
    return `  ${variable} is ${printable(variable, values[variable])}; it should be ${issue.message}.`;
  });
  const lines = [...mistyped, ...unread, ...wrong];
  throw new WrongEnvironment(`The environment is not right:\n${lines.join('\n')}`);
}
