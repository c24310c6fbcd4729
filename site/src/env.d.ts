/** Trusted Types, which TypeScript's DOM types lack: as much of it as ui/Icon.tsx and the desk use. */
declare var trustedTypes:
  | {
      createPolicy<
        Rules extends Partial<Record<'createHTML' | 'createScriptURL', (text: string) => string>>,
      >(name: string, rules: Rules): Rules;
    }
  | undefined;
