import { type ReactNode, Suspense } from 'react';

/**
 * Holds screens that are fetched when they are asked for, by `lazy`: those of an office or an admin. They
 * come with the styles of all such screens of their engine (site/integrations/demo-styles.ts).
 */
export function LaterScreen({ children }: { children: ReactNode }) {
  // While one develops the styles stand in the page.
  const styles =
    typeof document === 'undefined' ? undefined : document.documentElement.dataset['laterStyles'];
  return (
    <Suspense fallback={null}>
      {styles && <link rel="stylesheet" href={styles} precedence="later" />}
      {children}
    </Suspense>
  );
}
