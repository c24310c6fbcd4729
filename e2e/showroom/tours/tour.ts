import type { Page } from '@playwright/test';

/** A screen of a demo. */
export type Screen = {
  /** Its address within the demo, such as `#/orders`. */
  hash: string;
  /** Who sees it, as the gallery spells the role; everybody where none is named. */
  role?: string;
  /** What is opened on it, where its address alone doesn't show it. */
  open?: (page: Page) => Promise<void>;
};

/** What a visitor meets in a demo, and how the first of its three tasks is done. */
export type Tour = {
  screens: readonly Screen[];
  firstTask?: (page: Page) => Promise<void>;
};

/** The tours of an engine's demos, by the name of each demo. */
export type Tours = Record<string, Tour>;
