/// <reference types="astro/client" />

/** Milliseconds: integrations/time-tokens.ts. */
interface ImportMetaEnv {
  readonly TIME_SLIDE: number;
  readonly TIME_FADE: number;
}

/**
 * The folder of forms/src/on-host.ts, for the scripts of every page: a function that they shared with others would
 * be a file of its own.
 */
declare const SITE_FOLDER: string;

/** Trusted Types, which TypeScript's DOM types lack: as much as ui/Icon.tsx, desk and demos use. */
declare var trustedTypes:
  | {
      createPolicy<
        Rules extends Partial<Record<'createHTML' | 'createScriptURL', (text: string) => string>>,
      >(name: string, rules: Rules): Rules;
    }
  | undefined;
