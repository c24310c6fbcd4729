import type { HTMLAttributes } from 'react';
import styles from './layout.module.css';

type Laid = Omit<HTMLAttributes<HTMLElement>, 'className'> & {
  as?:
    | 'div'
    | 'ul'
    | 'ol'
    | 'li'
    | 'dl'
    | 'section'
    | 'article'
    | 'aside'
    | 'nav'
    | 'fieldset'
    | 'p'
    | 'span'
    | 'footer';
  /** The step of the scale of spaces between its parts. */
  gap?: 0 | 1 | 2 | 3 | 4 | 5;
  /** Of the engine's own, besides. */
  className?: string | undefined;
};

/** Parts below each other. */
export function Stack({ as: Tag = 'div', gap = 3, className = '', ...rest }: Laid) {
  return <Tag {...rest} className={`${styles.stack} ${className}`} data-gap={gap} />;
}

/** Parts beside each other, in the next line where there is no room. */
export function Row({
  as: Tag = 'div',
  gap = 3,
  isApart = false,
  className = '',
  ...rest
}: Laid & {
  /** Whether the first and the last part stand at the edges. */
  isApart?: boolean;
}) {
  return (
    <Tag
      {...rest}
      className={`${styles.row} ${className}`}
      data-gap={gap}
      data-apart={isApart || undefined}
    />
  );
}

/** Parts of one width in as many columns as there is room for. */
export function Grid({
  as: Tag = 'div',
  gap = 3,
  column = 'medium',
  className = '',
  ...rest
}: Laid & {
  /** The least width of a column: 9, 15 or 20rem. */
  column?: 'small' | 'medium' | 'large';
}) {
  return (
    <Tag {...rest} className={`${styles.grid} ${className}`} data-gap={gap} data-column={column} />
  );
}

/** A paragraph beside the matter: small and soft. */
export function Note({ className = '', ...rest }: Omit<Laid, 'as' | 'gap'>) {
  return <p {...rest} className={`${styles.note} ${className}`} />;
}
