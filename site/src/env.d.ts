/// <reference types="astro/client" />

/** Milliseconds: integrations/time-tokens.ts. */
interface ImportMetaEnv {
  readonly TIME_SLIDE: number;
  readonly TIME_FADE: number;
}

/** Trusted Types, which TypeScript's DOM types lack: as much as ui/Icon.tsx, desk and demos use. */
declare var trustedTypes:
  | {
      createPolicy<
        Rules extends Partial<Record<'createHTML' | 'createScriptURL', (text: string) => string>>,
      >(name: string, rules: Rules): Rules;
    }
  | undefined;
