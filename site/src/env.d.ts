/** Trusted Types, which TypeScript's DOM types lack: as much of it as ui/Icon.tsx uses. */
declare var trustedTypes:
  | {
      createPolicy(
        name: string,
        rules: { createHTML(markup: string): string },
      ): { createHTML(markup: string): TrustedHTML };
    }
  | undefined;
