/** The size of a link preview's picture that all networks ask for, in pixels. */
export const socialSize = { width: 1200, height: 630 };
