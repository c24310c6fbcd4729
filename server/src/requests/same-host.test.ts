import { describe, expect, it } from 'vitest';
import { isAtHost } from './same-host.ts';

/** As Node.js reads the bytes of a header. */
const inHeader = (host: string): string => Buffer.from(host).toString('latin1');

describe('an origin and a host', () => {
  it.each([
    ['https://www.nokshi.example', 'www.nokshi.example'],
    ['https://www.nokshi.example', 'www.nokshi.example:443'],
    ['https://www.nokshi.example', 'www.nokshi.example:80'],
    ['http://www.nokshi.example', 'www.nokshi.example:80'],
    ['https://www.nokshi.example:443', 'www.nokshi.example'],
    ['https://www.nokshi.example', 'WWW.Nokshi.EXAMPLE'],
    ['https://WWW.NOKSHI.example', 'www.nokshi.example'],
    ['https://www.nokshi.example', 'www.nokshi.example.'],
    ['https://www.nokshi.example.', 'www.nokshi.example'],
    ['https://www.nokshi.example.', 'www.nokshi.example.:443'],
    ['https://www.nokshi.example:8443', 'www.nokshi.example:8443'],
    ['https://www.nokshi.example:8443', 'WWW.nokshi.example:08443'],
    ['http://localhost:3000', 'localhost:3000'],
    ['http://localhost:3000', 'LOCALHOST:3000'],
    ['http://127.0.0.1:3000', '127.0.0.1:3000'],
    ['http://127.0.0.1:3000', '127.1:3000'],
    ['http://[::1]:3000', '[::1]:3000'],
    ['http://[::1]:3000', '[0:0:0:0:0:0:0:1]:3000'],
    ['http://[::1]', '[0000:0000:0000:0000:0000:0000:0000:0001]:80'],
    ['http://[2001:db8::a]', '[2001:0DB8:0::000A]'],
    ['http://[::ffff:a00:5]', '[::ffff:10.0.0.5]'],
    ['https://xn--d5b6ci4b4b3a.example', inHeader('উদাহরণ.example')],
    ['https://bücher.example', 'xn--bcher-kva.example'],
    ['https://xn--bcher-kva.example', inHeader('bücher.example')],
    ['https://xn--bcher-kva.example', inHeader('BÜCHER.example:443')],
    ['https://nokshi.example', inHeader('ｎokshi.example')],
    ['https://nokshi.example', inHeader('nokshi。example')],
  ])('are the same: %s at %s', (origin, host) => {
    expect(isAtHost(origin, host)).toBe(true);
  });

  it.each([
    ['https://evil.example', 'www.nokshi.example'],
    ['https://nokshi.example', 'www.nokshi.example'],
    ['https://www.nokshi.example.evil.example', 'www.nokshi.example'],
    ['https://evilwww.nokshi.example', 'www.nokshi.example'],
    ['https://www.nokshi.example:8443', 'www.nokshi.example'],
    ['https://www.nokshi.example', 'www.nokshi.example:8443'],
    ['https://www.nokshi.example@evil.example', 'www.nokshi.example'],
    ['https://evil.example/www.nokshi.example', 'www.nokshi.example'],
    ['https://evil.example', 'evil.example/www.nokshi.example'],
    ['https://evil.example', 'user@evil.example'],
    ['null', 'null'],
    ['null', ''],
    [undefined, ''],
    ['', ''],
    ['file://', ''],
    ['data:text/html,x', ''],
    ['ftp://www.nokshi.example', 'www.nokshi.example'],
    ['chrome-extension://www.nokshi.example', 'www.nokshi.example'],
    ['https://www.nokshi.example', ''],
    ['https://www.nokshi.example', 'www.nokshi.example:99999'],
    ['https://www.nokshi.example', 'www.nokshi.example?'],
    ['https://www.nokshi.example', 'www.nokshi.example#'],
    ['https://www.nokshi.example', 'www.nokshi.example, evil.example'],
    ['http://[::1]', '[::2]'],
    ['http://[::1]', '::1'],
    // The first letter is Cyrillic.
    ['https://nokshi.example', inHeader('ոokshi.example')],
  ])('are not: %s at %s', (origin, host) => {
    expect(isAtHost(origin, host)).toBe(false);
  });
});
