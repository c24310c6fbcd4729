import { describe, expect, it, onTestFinished } from 'vitest';
import { MailServer } from '../test/mail-server.ts';
import { newDirectory } from '../test/new-directory.ts';
import { aContact } from '../test/running-app.ts';
import { ServerProcess } from '../test/server-process.ts';
import { until } from '../test/until.ts';

function startServer(variables: Record<string, string>): ServerProcess {
  const server = new ServerProcess(variables);
  onTestFinished(() => server.kill('SIGKILL'));
  return server;
}

const send = (address: string, body: object, kind = 'contact') =>
  fetch(`${address}/api/${kind}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('the server process', () => {
  it('does not start with a wrong variable, and says which and why', async () => {
    const server = startServer({ DATA_DIR: newDirectory(), PORT: 'eighty' });
    expect(await server.gone()).toBe(1);
    expect(server.lines.join('\n')).toContain(
      'PORT is "eighty"; it should be a whole number from 0 to 65535.',
    );
  });

  it('says plainly that mail is off', async () => {
    const server = startServer({ DATA_DIR: newDirectory() });
    await server.listening();
    expect(server.lines.join('\n')).toContain('SMTP_URL is not set: enquiries are kept');
  });

  it('writes structured logs without anything about a person', async () => {
    const mails = await MailServer.start();
    onTestFinished(() => mails.pause());
    mails.mode = 'refuse';
    const server = startServer({
      DATA_DIR: newDirectory(),
      SMTP_URL: mails.url,
      LOG_LEVEL: 'debug',
      TRUST_PROXY: 'true',
    });
    const address = await server.listening();
    const forwarded = { 'x-forwarded-for': '203.0.113.77', 'user-agent': 'SecretAgent/7' };
    await fetch(`${address}/api/contact?email=rahim@example.com`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...forwarded },
      body: JSON.stringify(aContact),
    });
    await send(address, { ...aContact, email: 'rahim@', key: 'secret-key' });
    await fetch(`${address}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://rahim.example' },
      body: '{"name":"Rahim',
    });
    await fetch(`${address}/nowhere/rahim@example.com`);
    await until(
      'failed deliveries',
      () => server.lines.filter((line) => line.includes('delivery.failed')).length === 2,
    );
    const greeting = /^(?:The server is at|SITE_DIR is) /;
    const entries = server.lines.filter((line) => !greeting.test(line));
    for (const line of entries) expect(() => JSON.parse(line)).not.toThrow();
    const log = server.lines.join('\n');
    expect(log).toContain('enquiry.kept');
    for (const secret of [
      'ahim',
      'example.com',
      aContact.phone,
      'Mirpur',
      '203.0.113',
      'SecretAgent',
      'secret-key',
    ]) {
      expect(log).not.toContain(secret);
    }
  });
});
