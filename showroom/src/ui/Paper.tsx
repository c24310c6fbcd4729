import type { ReactNode } from 'react';
import { useShell } from '../runtime/engine.tsx';
import { Row, Stack } from './layout.tsx';
import styles from './Paper.module.css';
import { PrintButton } from './PrintButton.tsx';

/**
 * A paper under the name of the business: a sheet, or a slip of 80 mm as a counter prints it. It prints alone.
 * @param business the name, where the paper speaks another language than the screen
 * @param lines what stands below the name, such as the address
 * @param title what it is, with its number or day: beside the name on a sheet, below the lines on a slip
 * @param signs who signs, each below a line
 * @param ways of a paper that is a whole screen: where it leads back to
 * @param className of the engine's own, besides
 */
export function Paper({
  kind = 'sheet',
  business,
  lines,
  title,
  signs = [],
  ways,
  className = '',
  children,
  ...rest
}: {
  kind?: 'sheet' | 'slip';
  business?: string | undefined;
  lines?: ReactNode;
  title?: ReactNode;
  signs?: readonly ReactNode[];
  ways?: { readonly href: string; readonly back: string };
  className?: string | undefined;
  children: ReactNode;
  /** What it is, for screen readers. */
  'aria-label'?: string;
  'aria-labelledby'?: string;
  lang?: string;
}) {
  const { businessName } = useShell();
  const paper = (
    <article {...rest} className={`${styles.paper} ${className}`} data-kind={kind}>
      <header>
        <div>
          <p className={styles.name}>{business ?? businessName}</p>
          {lines}
        </div>
        {title && <div>{title}</div>}
      </header>
      {children}
      {signs.length > 0 && (
        <Row as="ul" gap={5} isApart className={styles.signs}>
          {signs.map((sign, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nobody signs a paper twice
            <li key={at}>{sign}</li>
          ))}
        </Row>
      )}
    </article>
  );
  if (!ways) return paper;
  return (
    <Stack className={styles.desk}>
      <Row isApart data-unprinted>
        <a href={ways.href}>{ways.back}</a>
        <PrintButton variant="solid" />
      </Row>
      {paper}
    </Stack>
  );
}
