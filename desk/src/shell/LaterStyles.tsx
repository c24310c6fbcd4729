/** The styles of the rooms that are fetched when they are opened: site/pipeline/passes/split-styles.ts. */
export function LaterStyles() {
  const address = document.documentElement.dataset['laterStyles'];
  // While one develops they stand in the page.
  return address && <link rel="stylesheet" href={address} precedence="default" />;
}
