import type { BuiltSite } from './built-site.ts';
import type { Page } from './page.ts';

/** One step of the pipeline. */
export interface Pass {
  /** What it does to each page, or notes of it. */
  page?(page: Page, site: BuiltSite): void;
  /** What it writes once all pages are there. */
  finish?(site: BuiltSite): void;
}
