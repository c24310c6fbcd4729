export interface Size {
  width: number;
  height: number;
}

/** Text no smaller than 1.4 % of the width, and most of it larger: cards show a picture at 360 px. */
export const sizes = {
  /** product screens and projects */
  screen: { width: 1600, height: 1000 },
  /** the object of a hero slide, on transparent ground */
  object: { width: 1200, height: 1500 },
  /** a page of a gallery demo */
  page: { width: 1200, height: 750 },
  /** a feature of a product */
  feature: { width: 640, height: 400 },
  /** services and their blocks */
  block: { width: 1200, height: 900 },
} as const satisfies Record<string, Size>;
