import type { ReactNode } from 'react';
import styles from './Guide.module.css';

/** A step of the guide. @param hint empty where its name says it all */
export const Step = ({
  title,
  hint = '',
  children,
}: {
  title: string;
  hint?: string;
  children: ReactNode;
}) => (
  <fieldset className={styles.step}>
    <legend>
      <h2>{title}</h2>
    </legend>
    {hint && <p className={styles.soft}>{hint}</p>}
    {children}
  </fieldset>
);
