import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import styles from './PrintedSheet.module.css';

/** A sheet of paper with the name of the business on it: an invoice, a quotation. It prints alone. */
export function PrintedSheet({
  business,
  address,
  title,
  about,
  print,
  back,
  sign,
  children,
}: {
  business: string;
  address: string;
  title: string;
  about: string;
  /** The words of the button that prints. */
  print: string;
  back: { readonly href: string; readonly words: string };
  /** What stands under the line for the signature. */
  sign: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.desk}>
      <p className={styles.ways}>
        <a href={back.href}>{back.words}</a>
        <Button onClick={() => window.print()}>{print}</Button>
      </p>
      <article className={styles.sheet}>
        <header className={styles.head}>
          <div>
            <p className={styles.business}>{business}</p>
            <p>{address}</p>
          </div>
          <div>
            <h2>{title}</h2>
            <p>{about}</p>
          </div>
        </header>
        {children}
        <p className={styles.sign}>{sign}</p>
      </article>
    </div>
  );
}
