import { type Environment, readEnvironment } from '../src/environment.ts';

/** Says nothing; a test looks at what happens. */
export const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** Variables of a server for tests: no logs, no built site, no limit that a test would run into. */
export function testEnvironment(variables: Record<string, string>): Environment {
  return readEnvironment({
    LOG_LEVEL: 'silent',
    SITE_DIR: '/nowhere',
    RATE_LIMIT_MAX: '100000',
    NOTICE_MAX_PER_HOUR: '100000',
    MAIL_FROM: 'Nokshi <website@nokshi.example>',
    MAIL_TO: 'sales@nokshi.example',
    ...variables,
  });
}
