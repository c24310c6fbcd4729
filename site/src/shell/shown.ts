/** A page that was fetched ahead tells the server once it is shown, where it counts views (server/src/views). */
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const isCounted = navigation?.serverTiming?.some(({ name }) => name === 'ahead');
// The browser may keep that header with the page, which is counted by itself when it is asked for anew.
const isAhead =
  document.prerendering ||
  navigation?.activationStart ||
  navigation?.deliveryType === 'navigational-prefetch';
const tell = () => navigator.sendBeacon('/api/views');
if (isCounted && isAhead) {
  if (document.prerendering) document.addEventListener('prerenderingchange', tell, { once: true });
  else tell();
}
