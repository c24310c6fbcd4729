import type { ComponentProps, ReactNode } from 'react';
import { Stack } from '../ui/layout.tsx';
import styles from './Slip.module.css';

/**
 * A slip of paper that a counter prints, 80 mm wide, under the name of the business.
 * @param head lines below the name
 */
export function Slip({
  business,
  head,
  children,
  ...rest
}: Omit<ComponentProps<typeof Stack>, 'className'> & { business: string; head: ReactNode }) {
  return (
    <Stack {...rest} className={styles.slip}>
      <header>
        <p className={styles.name}>{business}</p>
        {head}
      </header>
      {children}
    </Stack>
  );
}
