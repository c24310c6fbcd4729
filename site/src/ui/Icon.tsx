import type { IconDrawing } from '../content/icon-drawing.ts';
import styles from './Icon.module.css';

/** The site's policy takes markup in the browser only from here (Trusted Types); React passes it on. */
const trusted = globalThis.trustedTypes?.createPolicy('icons', { createHTML: (markup) => markup });

/** A decorative icon; the words beside it say what it means. */
export function Icon({ drawing }: { drawing: IconDrawing }) {
  return (
    <svg
      className={styles.icon}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing comes from an icon set at build
      dangerouslySetInnerHTML={{ __html: trusted?.createHTML(drawing.body) ?? drawing.body }}
    />
  );
}
