/** The budget of a page before the visitor does anything, in transferred bytes. */
export const budget = {
  withIsland: 153_000,
  withoutIsland: 75_000,
  /** The scripts of a page without an island: its shell's, and its own. */
  smallScripts: 5_000,
  preloadedFonts: 45_000,
  /** How many times its twin in the default language a translated page may cost, fonts, pictures and scripts aside. */
  translated: 1.15,
};

/** The bytes that a browser fetched for one page. */
export interface Transfer {
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly fontBytes: number;
  readonly imageBytes: number;
  /** The icon and the manifest, which a browser fetches when it likes. */
  readonly otherBytes: number;
}

/** As much of Chromium's debugging protocol as counting takes; Playwright's session fits. */
interface Session {
  send(method: 'Network.enable'): Promise<unknown>;
  on(
    event: 'Network.responseReceived',
    listener: (event: { requestId: string; type: string; response: { url: string } }) => void,
  ): unknown;
  on(
    event: 'Network.loadingFinished',
    listener: (event: { requestId: string; encodedDataLength: number }) => void,
  ): unknown;
}

/** Counts what comes over the line from now on, headers included; call the result for the sum. */
export async function countTransfer(session: Session): Promise<() => Transfer> {
  const types = new Map<string, string>();
  const sizes = new Map<string, number>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!response.url.startsWith('data:')) types.set(requestId, type);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sizes.set(requestId, encodedDataLength);
  });
  const sum = (type?: string) =>
    [...types]
      .filter(([, own]) => type === undefined || own === type)
      .reduce((total, [request]) => total + (sizes.get(request) ?? 0), 0);
  return () => ({
    bytes: sum(),
    scriptBytes: sum('Script'),
    scripts: [...types.values()].filter((type) => type === 'Script').length,
    fontBytes: sum('Font'),
    imageBytes: sum('Image'),
    otherBytes: sum('Other') + sum('Manifest'),
  });
}

/**
 * In words what a translated page transfers more than its twin allows. Fonts are left out, since letters
 * take their own; pictures, since a page of another length fetches others before they are seen; and
 * scripts, since both have the same, at a moment of the browser's choice.
 */
export function overTwin(transfer: Transfer, twin: Transfer): string[] {
  const own = ({ bytes, scriptBytes, fontBytes, imageBytes, otherBytes }: Transfer) =>
    bytes - scriptBytes - fontBytes - imageBytes - otherBytes;
  const times = own(transfer) / own(twin);
  return times > budget.translated
    ? [
        `${times.toFixed(2)} × its English twin, fonts, pictures and scripts aside, instead of at most ${budget.translated}`,
      ]
    : [];
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** In words what a page's transfer misses. */
export function overBudget(transfer: Transfer, hasIsland: boolean): string[] {
  const limit = hasIsland ? budget.withIsland : budget.withoutIsland;
  const misses: string[] = [];
  if (transfer.bytes > limit)
    misses.push(`${kilobytes(transfer.bytes)} instead of at most ${kilobytes(limit)}`);
  if (!hasIsland && transfer.scriptBytes > budget.smallScripts)
    misses.push(`${kilobytes(transfer.scriptBytes)} of scripts without an island`);
  if (transfer.fontBytes > budget.preloadedFonts + 1000)
    misses.push(`${kilobytes(transfer.fontBytes)} of fonts`);
  return misses;
}
