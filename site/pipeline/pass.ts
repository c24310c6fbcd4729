import type { BuiltSite } from './built-site.ts';
import type { Page } from './page.ts';

/** One step of the pipeline. What it does to a page and notes of it follows from that page and the program alone. */
export interface Pass {
  /** Changes each page. */
  page?(page: Page, site: BuiltSite): void;
  /** The facts that it needs of each page in the end, once all passes have been through it, as JSON. */
  note?(page: Page): unknown;
  /**
   * Writes files once all pages are there.
   * @param notes what it noted, by the files of the pages in their order
   */
  finish?(site: BuiltSite, notes: ReadonlyMap<string, unknown>): void;
}
