import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sendThroughBadWeather } from '../test/mail-storm.ts';
import { nothingLost } from '../test/storm-report.ts';

// In full length: npm run crash
describe('a mail server that greylists, refuses, hangs, breaks off and is slow, all mixed', {
  timeout: 600_000,
}, () => {
  it('gets every enquiry in the end, and its words for the closed mailbox are kept', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'mail-storm-'));
    try {
      const report = await sendThroughBadWeather(
        { DATA_DIR: directory },
        {
          enquiries: 40,
          badMails: 40,
          hangMilliseconds: 300,
          greylistMilliseconds: 500,
          slowestMilliseconds: 20,
        },
      );
      expect(report).toMatchObject(nothingLost);
      expect(Math.min(...Object.values(report.met))).toBeGreaterThan(0);
      expect(report.closed).toEqual(['parked: 550 <closed@nokshi.example> not now']);
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  });
});
