import type { ReactNode } from 'react';
import { useShell } from '../runtime/engine.tsx';
import { LogIn } from '../shell/LogIn.tsx';

/**
 * A screen for some roles; anybody else meets the login first.
 * @param roles in the spelling of the gallery's logins
 */
export function Guarded({ roles, children }: { roles: readonly string[]; children: ReactNode }) {
  const { login } = useShell();
  return login && roles.includes(login.role) ? (
    children
  ) : (
    <LogIn key={roles.join()} roles={roles} />
  );
}
