/** A page that was fetched ahead tells the server once it is shown, where it counts views (server/src/views). */
const [visit] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
  readonly activationStart?: number;
  readonly deliveryType?: string;
})[];
const page: Document & { readonly prerendering?: boolean } = document;
const isCounted = visit?.serverTiming?.some(({ name }) => name === 'ahead');
// The browser may keep that header with the page, which is counted by itself when it is asked for anew.
const isAhead =
  page.prerendering || visit?.activationStart || visit?.deliveryType === 'navigational-prefetch';
const tell = () => navigator.sendBeacon(`${SITE_FOLDER}/api/views`);
if (isCounted && isAhead) {
  if (page.prerendering) page.addEventListener('prerenderingchange', tell, { once: true });
  else tell();
}

export {};
