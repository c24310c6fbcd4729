import type { ReactNode } from 'react';
import { LogIn } from '../../frame/LogIn.tsx';
import styles from './CourierDemo.module.css';
import { useCourier } from './engine.ts';

/** A screen for some roles; anybody else meets the login first. */
export function Guard({ roles, screen }: { roles: readonly string[]; screen: ReactNode }) {
  const { login } = useCourier();
  if (login && roles.includes(login.role)) return screen;
  return (
    <div className={styles.sheet}>
      <LogIn roles={roles} />
    </div>
  );
}
