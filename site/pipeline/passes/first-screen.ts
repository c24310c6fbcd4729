import type { BuiltSite } from '../built-site.ts';
import type { Page } from '../page.ts';
import { neededIn } from '../style-sheet/late-rules.ts';
import { sheetOf } from '../style-sheet/leaves.ts';
import { partMotion } from '../style-sheet/motion.ts';
import { inOrder } from '../style-sheet/order.ts';
import { togetherIn, viewBefore } from '../view.ts';

/**
 * Leaves in a demo the styles of what stands in its HTML. Those of what its first scripts add, such as a dialog,
 * are a file that comes with these (demo-island/island.js).
 */
export function leaveFirstScreen(page: Page, site: Pick<BuiltSite, 'put'>): void {
  const { kind, document } = page;
  if (kind !== 'demo') return;
  const styles = page.styles.flatMap(partMotion);
  const needed = neededIn(styles, viewBefore(document));
  const second = inOrder(styles, (leaf) => !needed.has(leaf), togetherIn(document));
  page.styles = styles.filter((leaf) => needed.has(leaf));
  const address = site.put('screen', sheetOf([...second]), 'css');
  document.querySelector('astro-island')?.setAttribute('data-styles', address);
}
