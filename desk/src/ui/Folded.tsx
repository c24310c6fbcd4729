import type { ReactNode } from 'react';
import styles from './Folded.module.css';

/** A disclosure. @param isOpen whether it is from the beginning */
export function Folded({
  title,
  isOpen = false,
  onToggle,
  children,
}: {
  title: string;
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}) {
  return (
    <details
      className={styles.folded}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    >
      <summary>{title}</summary>
      {children}
    </details>
  );
}
