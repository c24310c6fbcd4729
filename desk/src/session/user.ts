import type { User } from '@nokshi/contract/session.ts';
import { createContext, useContext } from 'react';

export const UserContext = createContext<User | undefined>(undefined);

/** Who is signed in. */
export function useUser(): User {
  const user = useContext(UserContext);
  if (!user) throw new Error('Nobody is signed in here.');
  return user;
}
