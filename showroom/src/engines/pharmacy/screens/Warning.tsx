import type { ReactNode } from 'react';
import styles from './Warning.module.css';

/** What is the matter, beside a triangle with an exclamation mark. */
export const Warning = ({ children }: { children: ReactNode }) => (
  <span className={styles.warning}>
    <svg aria-hidden="true" viewBox="0 0 24 24" width="22" height="22" fill="currentColor">
      <path
        fillRule="evenodd"
        d="M12 2.5c.9 0 1.7.5 2.1 1.2l8.1 13.9c1 1.7-.2 3.9-2.1 3.9H3.9c-1.9 0-3.1-2.2-2.1-3.9L9.9 3.7c.4-.7 1.200-1.200 2.100-1.200zM11 9v4.500h2V9zM11 15.5v2h2v-2z"
      />
    </svg>
    {children}
  </span>
);
