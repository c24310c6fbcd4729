import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/** The styles of all screens of an engine that come later: site/pipeline/passes/split-styles.ts. */
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

/** A screen that could not be fetched: no fault of what was done so far. */
export class NotFetched extends Error {}

/**
 * A screen that is fetched when it is asked for. What can't be fetched twice is tried anew at the next
 * showing.
 * @param load imports its file
 * @param name of it there
 */
export function later<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): ComponentType<PropsOf<Module[Name]>> {
  type Props = PropsOf<Module[Name]>;
  const make = () =>
    lazy(async () => {
      try {
        return { default: (await fetched(load))[name] as ComponentType<object> };
      } catch (cause) {
        Loaded = make();
        throw new NotFetched('A screen could not be fetched.', { cause });
      }
    }) as unknown as ComponentType<Props>;
  let Loaded = make();
  return function Later(props: Props) {
    return (
      <WithLaterStyles>
        <Loaded {...props} />
      </WithLaterStyles>
    );
  };
}

type PropsOf<Component> = Component extends (props: infer Props extends object) => ReactNode
  ? Props
  : object;

/** A line that dropped for a moment gets a second chance. */
export const fetched = <Module,>(load: () => Promise<Module>): Promise<Module> =>
  load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return load();
  });
