import type { ReactNode } from 'react';
import styles from './Sms.module.css';

/** A message as it stands on somebody’s phone. */
export const Sms = ({ children }: { children: ReactNode }) => (
  <blockquote className={styles.sms}>{children}</blockquote>
);
