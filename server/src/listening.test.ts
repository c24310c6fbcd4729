import { expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';
import { whyNotListening } from './listening.ts';

const taken = Object.assign(new Error('in use'), { code: 'EADDRINUSE' });

it.each([
  [{ PORT: '3000', METRICS_PORT: '3001' }, '' as const, 'PORT=3002'],
  [{ PORT: '3000', METRICS_PORT: '3001', DESK_PORT: '3002' }, '' as const, 'PORT=3003'],
  [{ DESK_PORT: '2999' }, 'DESK_' as const, 'DESK_PORT=3001'],
  [{ PORT: '65534', METRICS_PORT: '65535' }, '' as const, 'PORT=65533'],
  [{ PORT: '3001', METRICS_PORT: '3000' }, 'METRICS_' as const, 'METRICS_PORT=3002'],
])('names a port that the server does not use itself: %o', (variables, prefix, right) => {
  expect(String(whyNotListening(taken, readEnvironment(variables), prefix))).toContain(
    `; ${right} npm start takes another.`,
  );
});
