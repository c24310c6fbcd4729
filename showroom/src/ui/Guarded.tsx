import type { ReactNode } from 'react';
import { useFrame } from '../runtime/engine.tsx';
import { later } from './later.tsx';

const LogIn = later(() => import('../frame/LogIn.tsx').then(({ LogIn }) => LogIn));

/**
 * A screen for some roles; anybody else meets the login first.
 * @param roles in the spelling of the gallery's logins
 */
export function Guarded({ roles, children }: { roles: readonly string[]; children: ReactNode }) {
  const { login } = useFrame();
  return login && roles.includes(login.role) ? (
    children
  ) : (
    <LogIn key={roles.join()} roles={roles} />
  );
}
