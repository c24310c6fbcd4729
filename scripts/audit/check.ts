/** The types that the checks of the audit share. */

/** One line of a table: a page or a package, its figures, and in words what misses its bound. */
export interface Row {
  readonly subject: string;
  readonly figures: readonly (string | number)[];
  readonly misses: readonly string[];
}

/** The result of one check. */
export interface Outcome {
  /** The requirement, in one sentence. */
  readonly bound: string;
  /** The headings above the figures. */
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  /** How it was measured, and what was not. */
  readonly notes: readonly string[];
  /** Why nothing could be measured at all. */
  readonly unable?: string;
}

/** The input of a check. */
export interface Site {
  /** The folder of the built site. */
  readonly directory: string;
  /** The pages to look at. */
  readonly routes: readonly string[];
  /** Where the project's own server serves it, without a slash at the end. */
  readonly address: string;
}

/** Announces a step on the terminal; the returned function ends it. */
export type Step = (name: string) => (succeeded: boolean) => void;

export interface Check {
  readonly title: string;
  run(site: Site, step: Step): Promise<Outcome>;
}

/** An outcome as it is kept: with when and on what it was measured. */
export interface Kept extends Outcome {
  readonly title: string;
  readonly date: string;
  readonly machine: string;
  /** How many pages were looked at, where it is about pages. */
  readonly pages: number;
}

/** Every row that misses a bound. */
export const missing = ({ rows }: Outcome): readonly Row[] =>
  rows.filter(({ misses }) => misses.length > 0);

/** The latest results, by check. */
export type Kepts = Readonly<Record<string, Kept>>;
