import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

describe('the command line', () => {
  it.each([
    [['lst'], '"lst" is no command; say one of list, show'],
    [['list', '--kind', 'fax'], '--kind is "fax"; it should be contact, demo or offer.'],
    [['list', '--state', 'lost'], '--state is "lost"; it should be queued, delivered'],
    [['list', '--since', 'yesterday'], '--since is "yesterday"; it should be a date'],
    [
      ['resend', 'NK-2345-6789', '--channel', 'fax'],
      '--channel is "fax"; it should be notice, reply or webhook.',
    ],
    [['list', '--channel', 'reply'], '--channel is for resend, not for list.'],
    [['list', 'NK-2345-6789'], '"NK-2345-6789" is too much for list.'],
    [['show'], 'show needs a reference.'],
    [['forget'], 'forget needs an email address, a phone number or a reference.'],
    [['forget', 'rahim'], 'a phone number or a reference; "rahim" is none. list --search finds'],
    [['forget', '01'], '"01" is none.'],
    [['show', 'rahim@example.com'], 'show takes a reference; "rahim@example.com" is none.'],
    [['release', '2345'], 'release takes a reference; "2345" is none.'],
    [['resend', 'rahim'], 'resend takes a reference, or --parked; "rahim" is none.'],
    [['export', '--format', 'xls'], '--format is "xls"; it should be csv or json.'],
    [['list', '--everything'], '--everything'],
    [['list', '--search', 'ক'], 'A search takes at least two letters or digits.'],
    [['resend', 'NK-2345-6789', '--parked'], 'resend takes a reference or --parked, not both.'],
    [
      ['resend', '--parked', '--kind', 'demo'],
      '--kind is for list, queue, export and stats, not for resend.',
    ],
    [['resend', '--parked', '--since', '7d'], '--since is for list'],
    [['forget', 'a@example.com', '--kind', 'demo'], 'not for forget.'],
    [['queue', '--state', 'parked'], 'not for queue.'],
    [['stats', '--all'], '--all is for list and queue, not for stats.'],
    [['backup', 'a.sqlite', '--json'], 'not for backup.'],
    [['queue', '--search', 'rahim'], '--search is for list and export, not for queue.'],
  ])('says what would be right instead of %j', (line, sentence) => {
    expect(() => readArguments(line, 0)).toThrow(sentence);
  });

  it.each([
    [['list', '--status', 'parked'], 'parked', ['--status is called --state now.']],
    [['list', '--state=quarantined'], 'set-aside', ['quarantined is called set-aside now.']],
    [
      ['export', '--status=quarantined'],
      'set-aside',
      ['--status is called --state now.', 'quarantined is called set-aside now.'],
    ],
    [
      ['list', '--status', 'quarantined'],
      'set-aside',
      ['--status is called --state now.', 'quarantined is called set-aside now.'],
    ],
    [['list', '--state', 'set-aside'], 'set-aside', []],
  ])('takes old words, and says how they are called today: %j', (line, state, warnings) => {
    expect(readArguments(line, 0)).toMatchObject({ filter: { state }, warnings });
  });

  it.each(['NK-7F3K-92QD', 'nk7f3k92qd', ' Nk 7f3k 92qd', 'nk–7f3k–92qd'])(
    'takes a reference as a person says it: %s',
    (typed) => {
      for (const verb of ['show', 'resend', 'release', 'forget']) {
        expect(readArguments([verb, typed], 0).subject).toBe('NK-7F3K-92QD');
      }
    },
  );

  it.each(['+880 1700-000000', '০১৭০০-০০০০০০', 'Rahim@example.com'])('forgets by %s', (whom) => {
    expect(readArguments(['forget', whom], 0).subject).toBe(whom);
  });

  it('begins a day when it begins on the clocks of the company, as lists tell it', () => {
    const { filter } = readArguments(['list', '--since', '2026-11-23'], 0);
    expect(filter.since).toBe(Date.parse('2026-11-22T18:00Z'));
  });

  it('takes no old word for one where it is something else', () => {
    const line = ['backup', 'quarantined'];
    expect(readArguments(line, 0)).toMatchObject({ subject: 'quarantined', warnings: [] });
    expect(() => readArguments(['list', '--status', 'lost'], 0)).toThrow('--state is "lost"');
  });
});
