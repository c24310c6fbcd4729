declare module 'js-yaml' {
  /** Reads a text as Astro reads content/. */
  export function load(text: string): unknown;
}
