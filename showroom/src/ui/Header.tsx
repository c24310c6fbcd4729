import type { ReactNode } from 'react';
import { useShell } from '../runtime/engine.tsx';
import { screenHash } from '../runtime/hash.ts';
import styles from './Header.module.css';
import { Sign } from './Sign.tsx';

/**
 * The header of a demo: the name over the door, and what the engine sets beside and below it.
 * @param kind which of its engine's headers it is, for the styles
 * @param className of the engine's own, besides
 */
export function Header({
  className = '',
  kind,
  children,
}: {
  className?: string | undefined;
  kind?: string | undefined;
  children: ReactNode;
}) {
  return (
    <header className={`${styles.header} ${className}`} data-kind={kind} data-unprinted>
      {children}
    </header>
  );
}

/**
 * The name over the door, which leads to the first screen.
 * @param isSpelled whether it is written beside the logo; a visitor's own name is the sign itself
 */
export function Home({
  isSpelled = true,
  children,
}: {
  isSpelled?: boolean;
  children?: ReactNode;
}) {
  const { brand, businessName, data } = useShell();
  return (
    <a href={screenHash()} className={styles.home}>
      <Sign />
      {isSpelled && !brand && data.logo && <b aria-hidden="true">{businessName}</b>}
      {children}
    </a>
  );
}

/** The ways through a demo. */
export function Ways({
  name,
  ways = [],
  here = ways[0]?.[0],
  children,
}: {
  name: string;
  /** Its parts by their hash; the first one is the first screen. */
  ways?: readonly (readonly [string, string])[];
  /** The hash of the part that is open. */
  here?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <nav className={styles.ways} aria-label={name} data-goes-on>
      {ways.map(([way, title], index) => (
        <a
          key={way}
          href={index === 0 ? screenHash() : screenHash(...way.split('/'))}
          aria-current={here === way ? 'page' : undefined}
        >
          {title}
        </a>
      ))}
      {children}
    </nav>
  );
}
