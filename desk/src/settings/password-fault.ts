import type { PasswordFault } from '@nokshi/contract/session.ts';
import type { Refused } from '../api/ask.ts';

/** Which password was wrong, as the server says; undefined when it was something else. */
export function passwordFault({ present }: Refused): PasswordFault | undefined {
  const told = typeof present === 'object' && present !== null ? present : {};
  return 'password' in told ? (told.password as PasswordFault) : undefined;
}
