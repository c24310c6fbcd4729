import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { newDirectory } from '../test/new-directory.ts';
import { environmentSchema, readEnvironment } from './environment.ts';

const example = parseEnv(readFileSync(new URL('../../.env.example', import.meta.url), 'utf8'));

const secretOf = (bytes: number): string =>
  `whsec_${Buffer.alloc(bytes, 'secret').toString('base64')}`;

const complaint = (variables: Record<string, string>): string => {
  try {
    readEnvironment(variables);
    return '';
  } catch (failure) {
    return failure instanceof Error ? failure.message : '';
  }
};

describe('the environment', () => {
  it('is fully listed in .env.example, with its defaults', () => {
    expect(Object.keys(example).sort()).toEqual(Object.keys(environmentSchema.shape).sort());
    const defaults = readEnvironment({});
    expect(readEnvironment(example as Record<string, string>)).toEqual(defaults);
    // A value in the example is the default itself, not merely one that is allowed.
    for (const [variable, value] of Object.entries(example)) {
      if (value) expect(String(Reflect.get(defaults, variable))).toBe(value);
    }
  });

  it.each([
    [{ PORT: '80a' }, 'PORT is "80a"; it should be a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT is "70000"'],
    [
      { PORT: '8080', METRICS_PORT: '8080' },
      'METRICS_PORT is "8080"; it should be another port than PORT.',
    ],
    [{ METRICS_PORT: '3000' }, 'METRICS_PORT is "3000"; it should be another port than PORT.'],
    [{ DESK_PORT: '3000' }, 'DESK_PORT is "3000"; it should be another port than PORT.'],
    [
      { DESK_PORT: '9464', METRICS_PORT: '9464' },
      'DESK_PORT is "9464"; it should be another port than METRICS_PORT.',
    ],
    [{ DESK_URL: 'https://desk.nokshi.example/desk' }, 'it should be a web origin such as'],
    [{ DESK_URL: 'javascript:alert(1)' }, 'it should be a web origin such as'],
    [{ RATE_LIMIT_MAX: '0' }, 'RATE_LIMIT_MAX is "0"'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud"; it should be fatal, error'],
    [{ DATABASE_URL: 'mysql://user:secret@host/x' }, 'DATABASE_URL is "mysql://…@host/…"'],
    [{ ALLOWED_ORIGINS: 'https://a.example/path' }, 'ALLOWED_ORIGINS is "https://a.example/path"'],
    [{ TRUST_PROXY: 'maybe' }, 'TRUST_PROXY is "maybe"'],
    [
      { SMTP_URL: 'smtp://host' },
      'MAIL_FROM is not set; it should be set whenever SMTP_URL is set.',
    ],
    [{ SMTP_URL: 'smtp://host', MAIL_FROM: 'a@b.example' }, 'MAIL_TO is not set'],
    [{ SMTP_URL: 'smtp://host?tls=off' }, 'it should be an address that ends in ?tls=optional or'],
    ...['/', '?', '#'].map((letter): [Record<string, string>, string] => [
      {
        SMTP_URL: `smtp://u:12${letter}34secret@h:25`,
        MAIL_FROM: 'a@b.example',
        MAIL_TO: 'a@b.example',
      },
      'SMTP_URL is not shown; it should be an address whose password has / ? # and @ percent-encoded, as %2F %3F %23 and %40.',
    ]),
    [
      { DATABASE_URL: 'postgres://u:12/34secret@h/n' },
      'DATABASE_URL is not shown; it should be an',
    ],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM is "nobody"'],
    [{ MAIL_FROM: 'A <a@b.example>\nBcc: c@d.example' }, 'MAIL_FROM is "A <a@b.example>\\nBcc'],
    [{ MAIL_TO: 'a@b.example, nobody' }, 'MAIL_TO is "a@b.example, nobody"'],
    [
      { WEBHOOK_URL: 'https://user:hunter2@a.example/hook', WEBHOOK_SECRET: secretOf(32) },
      'WEBHOOK_URL is "https://…@a.example/…"; it should be an address without user and password (the signature proves the sender; take them out).',
    ],
    [{ WEBHOOK_URL: 'https://user@a.example' }, 'WEBHOOK_URL is "https://…@a.example/…"'],
    [{ WEBHOOK_URL: 'https://:hunter2@a.example' }, 'WEBHOOK_URL is "https://…@a.example/…"'],
    [{ WEBHOOK_URL: 'https://a.example' }, 'WEBHOOK_SECRET is not set'],
    [
      { WEBHOOK_URL: 'http://crm.example/hook', WEBHOOK_SECRET: secretOf(32) },
      'WEBHOOK_URL is "http://crm.example/…"; it should be an https:// address (http:// goes to this machine and private networks alone: localhost, or an IP address such as http://10.0.0.5:8080/enquiries).',
    ],
    [{ SHUTDOWN_SECONDS: '2' }, 'SHUTDOWN_SECONDS is "2"; it should be a whole number from 3 to'],
    [{ DELIVERY_DEADLINE_SECONDS: '0' }, 'DELIVERY_DEADLINE_SECONDS is "0"'],
    [
      { WEBHOOK_SECRET: 'any sixteen letters or more' },
      'WEBHOOK_SECRET is 27 characters, not shown; it should be whsec_ and 24 to 64 random bytes in base64, as whsec_$(openssl rand -base64 32) makes.',
    ],
    [{ WEBHOOK_SECRET: secretOf(23) }, 'WEBHOOK_SECRET is 38 characters, not shown'],
    [{ WEBHOOK_SECRET: secretOf(65) }, 'WEBHOOK_SECRET is 94 characters, not shown'],
    [{ WEBHOOK_SECRET: `${secretOf(32)}!` }, 'WEBHOOK_SECRET is 51 characters, not shown'],
  ])('says what is wrong with %j', (variables, sentence) => {
    expect(complaint(variables)).toContain(sentence);
  });

  it('never prints a password, a key or a secret', () => {
    const output = complaint({
      PORT: 'x',
      SMTP_URL: 'http://user:hunter2@mail.example:25',
      DATABASE_URL: 'hunter2:not an address',
      WEBHOOK_URL: 'ftp://hook.example/hunter2?key=hunter2',
      WEBHOOK_SECRET: 'hunter2',
    });
    expect(output.split('\n')).toHaveLength(8);
    expect(output).not.toContain('hunter2');
    expect(complaint({ WEBHOOK_URL: 'https://user:hunter2@a.example' })).not.toContain('hunter2');
  });

  it.each([24, 32, 64])('takes a webhook secret of %i bytes', (bytes) => {
    const WEBHOOK_SECRET = secretOf(bytes);
    expect(readEnvironment({ WEBHOOK_SECRET }).WEBHOOK_SECRET).toBe(WEBHOOK_SECRET);
  });

  const webhook = (host: string) => ({
    WEBHOOK_URL: `http://${host}/hook`,
    WEBHOOK_SECRET: secretOf(32),
  });

  it.each([
    'localhost:8080',
    '127.0.0.1',
    '127.255.0.9:81',
    '10.0.0.5',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.178.2:8080',
    '169.254.7.7',
    '[::1]:8080',
    '[fd12:3456::1]',
    '[fe80::1]',
    '[::ffff:10.0.0.5]',
    '0x7f.1',
  ])('lets a webhook go to %s over http://', (host) => {
    expect(complaint(webhook(host))).toBe('');
  });

  it.each([
    'crm',
    'crm.local',
    'localhost.example',
    'crm.localhost',
    '127.0.0.1.example',
    '8.8.8.8',
    '11.0.0.1',
    '172.15.255.255',
    '172.32.0.1',
    '192.169.0.1',
    '169.253.0.1',
    '0.0.0.0',
    '[::]',
    '[::2]',
    '[fbff::1]',
    '[fec0::1]',
    '[2001:db8::1]',
    '[::ffff:8.8.8.8]',
    '134744072',
  ])('lets no webhook go to %s over http://', (host) => {
    expect(complaint(webhook(host))).toContain('it should be an https:// address (http:// goes to');
    const secure = { ...webhook(host), WEBHOOK_URL: `https://${host}/hook` };
    expect(complaint(secure)).toBe('');
  });

  it.each([
    ['SMTPURL', 'SMTP_URL'],
    ['SMTP_URI', 'SMTP_URL'],
    ['SMPT_URL', 'SMTP_URL'],
    ['smtp_url', 'SMTP_URL'],
    ['MAIL_FORM', 'MAIL_FROM'],
    ['MAIL-TO', 'MAIL_TO'],
    ['MIAL_TO', 'MAIL_TO'],
    ['Data_Dir', 'DATA_DIR'],
    ['DATADIR', 'DATA_DIR'],
    ['DATABASEURL', 'DATABASE_URL'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['PROT', 'PORT'],
    ['port', 'PORT'],
    ['HSOT', 'HOST'],
    ['WEBHOOK_SECRETS', 'WEBHOOK_SECRET'],
    ['WEB_HOOK_URL', 'WEBHOOK_URL'],
    ['TRUSTED_PROXY', 'TRUST_PROXY'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['ALLOWED_ORIGIN', 'ALLOWED_ORIGINS'],
    ['ALLOW_ORIGINS', 'ALLOWED_ORIGINS'],
    ['RATELIMIT_MAX', 'RATE_LIMIT_MAX'],
    ['METRIC_PORT', 'METRICS_PORT'],
    ['DESKURL', 'DESK_URL'],
    ['REQUEST_TIMOUT_SECONDS', 'REQUEST_TIMEOUT_SECONDS'],
  ])('asks whether %s was meant to be %s', (name, meant) => {
    expect(complaint({ [name]: 'x' })).toBe(
      `The environment is not right:\n  ${name} is no setting; did you mean ${meant}?`,
    );
  });

  it.each(
    'PATH HOME USER MAIL MAILTO HOSTNAME SORT POST PORTS PORT0 HOSTS TMPDIR PWD OLDPWD LANG TERM SHELL PGHOST PGPORT REDIS_URL MONGODB_URL APP_URL BASE_URL SITE_URL MAIL_HOST SMTP_HOST SMTP_PORT SMTP_PORT_25_TCP DESK_PORT_80_TCP DATA_HOME XDG_DATA_DIRS LOGNAME TZ NODE_ENV NODE_OPTIONS npm_config_loglevel http_proxy NO_PROXY INIT_CWD COLUMNS'.split(
      ' ',
    ),
  )('leaves %s to others', (name) => {
    expect(complaint({ [name]: 'x' })).toBe('');
  });

  it.each([
    '3000 ',
    ' 3000',
    '3000\r',
    '"3000"',
    "'3000'",
    '“3000”',
    '3000\u00a0',
    '3000\u200b',
    '" 3000"',
  ])('takes %j as what is meant, as files for containers and Windows hand it on', (PORT) => {
    expect(readEnvironment({ PORT }).PORT).toBe(3000);
  });

  it.each([
    ['30\u200b00', '"30\\u200b00"'],
    ['30\u00a000', '"30\\u00a000"'],
    ['"3000', '"\\"3000"'],
  ])('shows what is not seen in %j', (PORT, shown) => {
    expect(complaint({ PORT })).toContain(`PORT is ${shown}; it should be a whole number`);
  });

  describe('a secret in a file', () => {
    const fileWith = (text: string) => {
      const file = path.join(newDirectory(), 'smtp-url');
      writeFileSync(file, text);
      return file;
    };
    const mail = { MAIL_FROM: 'a@b.example', MAIL_TO: 'a@b.example' };

    it('is read without the end of its line', () => {
      const SMTP_URL_FILE = fileWith('smtps://user:hunter2@mail.example:465\r\n');
      expect(readEnvironment({ ...mail, SMTP_URL_FILE }).SMTP_URL).toBe(
        'smtps://user:hunter2@mail.example:465',
      );
    });

    it('is checked as if it stood in the variable, and never printed', () => {
      const output = complaint({ ...mail, SMTP_URL_FILE: fileWith('http://user:hunter2@mail') });
      expect(output).toContain('SMTP_URL is "http://…@mail/…"; it should be an address such as');
      expect(output).not.toContain('hunter2');
    });

    it('is named where it is not there, or stands in the variable as well', () => {
      const SMTP_URL_FILE = fileWith('smtp://mail.example');
      expect(complaint({ ...mail, SMTP_URL: 'smtp://other.example', SMTP_URL_FILE })).toContain(
        'it should be left out where SMTP_URL is set.',
      );
      expect(complaint({ DATABASE_URL_FILE: fileWith(' \n') })).toContain(
        'it should be a file with the secret in it, and it is empty.',
      );
      expect(complaint({ DATABASE_URL_FILE: '/nowhere/url' })).toBe(
        'The environment is not right:\n  DATABASE_URL_FILE is "/nowhere/url"; it should be a file that is there and that this account may read.',
      );
    });
  });

  it('reads every kind of value', () => {
    const values = readEnvironment({
      PORT: '8080',
      TRUST_PROXY: '2',
      ALLOWED_ORIGINS: 'https://A.example:443, https://b.example:8443',
      DESK_URL: 'https://Bücher.example',
      SMTP_URL: 'smtps://user:p%40ss@mail.example:465',
      MAIL_FROM: 'Nokshi <website@nokshi.example>',
      MAIL_TO: 'sales@nokshi.example, Owner <owner@nokshi.example>',
    });
    expect(values).toMatchObject({
      PORT: 8080,
      TRUST_PROXY: 2,
      ALLOWED_ORIGINS: ['https://a.example', 'https://b.example:8443'],
      DESK_URL: 'https://xn--bcher-kva.example',
      MAIL_TO: ['sales@nokshi.example', 'Owner <owner@nokshi.example>'],
    });
    expect(readEnvironment({ TRUST_PROXY: '10.0.0.0/8, ::1' }).TRUST_PROXY).toBe('10.0.0.0/8, ::1');
  });
});
