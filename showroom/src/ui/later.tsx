import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { NotFetched } from './not-fetched.ts';

/** The styles of all screens of an engine that come later: site/integrations/demo-styles.ts. */
function WithLaterStyles({ children }: { children: ReactNode }) {
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

/**
 * A screen that is fetched when it is asked for: one that no demo of its engine begins with.
 * @param load imports its file
 * @param choose takes it from there
 */
export function later<Module, Props extends object>(
  load: () => Promise<Module>,
  choose: (module: Module) => ComponentType<Props>,
): ComponentType<Props> {
  const fetched = () =>
    load().catch((cause: unknown) => {
      throw new NotFetched('', { cause });
    });
  const Loaded = lazy(async () => ({
    default: choose(await fetched()),
  })) as unknown as ComponentType<Props>;
  return function Later(props: Props) {
    return (
      <WithLaterStyles>
        <Loaded {...props} />
      </WithLaterStyles>
    );
  };
}
