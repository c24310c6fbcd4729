import type { ReactNode } from 'react';
import styles from './Dialog.module.css';

/** The buttons of a dialog, beside each other. */
export const Choices = ({ children }: { children: ReactNode }) => (
  <div className={styles.choices}>{children}</div>
);
