import { expect, it, onTestFinished } from 'vitest';
import { dnsWith } from '../../test/dns-server.ts';
import { MailServer } from '../../test/mail-server.ts';
import { testEnvironment } from '../../test/test-environment.ts';
import { runHere } from '../../test/test-terminal.ts';
import { leads } from '../command/leads.ts';
import { checkMail } from './mail-check.ts';

const nowhere = async () => dnsWith({});

/** What is told of a mail server, apart from what DNS says. */
const toldOf = async (SMTP_URL: string, to: string) =>
  (await checkMail(testEnvironment({ SMTP_URL }), to, [], await nowhere())).at(-1);

async function aMailServer(): Promise<MailServer> {
  const mails = await MailServer.start();
  onTestFinished(() => mails.pause());
  return mails;
}

it('sends a mail for trial from the address of the site', async () => {
  const mails = await aMailServer();
  expect(await toldOf(mails.url, 'rahim@gmail.com')).toMatchObject({ isRight: true });
  const [arrived] = mails.to('rahim@gmail.com');
  expect(arrived?.mail.from?.address).toBe('website@nokshi.example');
  expect(arrived?.mail.subject).toBe('Mails of nokshi.example arrive');
});

it('asks the mail server and sends nothing where nobody is to get it', async () => {
  const mails = await aMailServer();
  expect(await toldOf(mails.url, '')).toMatchObject({ isRight: true });
  expect(mails.arrived).toEqual([]);
});

it('says what the mail server refused', async () => {
  const mails = await aMailServer();
  mails.refused.set('rahim@gmail.com', 554);
  expect(await toldOf(mails.url, 'rahim@gmail.com')).toEqual({
    isRight: false,
    sentence: expect.stringContaining('554 <rahim@gmail.com> not now'),
  });
  await mails.pause();
  expect(await toldOf(mails.url, '')).toMatchObject({ isRight: false });
});

it('npm run leads -- mail-check ends with 1 where something is wrong, and takes no other word for an address', async () => {
  expect(await runHere(leads, {}, ['mail-check'])).toEqual({
    printed: '',
    output: '✗ SMTP_URL is not set: enquiries are kept, and no mail leaves.\n',
    code: 1,
  });
  const { output, code } = await runHere(leads, {}, ['mail-check', 'rahim']);
  expect(code).toBe(1);
  expect(output).toContain('mail-check takes an email address, or nothing; "rahim" is none.');
});
