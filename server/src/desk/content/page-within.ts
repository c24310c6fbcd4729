import { type HTMLElement, parse } from 'node-html-parser';
import {
  builtAttributes,
  type Hole,
  htmlOf,
  PageHoles,
  positionOfAttributes,
} from '../../pages/page-holes.ts';
import { assetFolder } from '../../pages/resource.ts';

/** What leads to another page, or shows a file that the draft may have changed. */
const leading: Record<string, string> = { A: 'href', FORM: 'action', IMG: 'src' };

/** Whether an address is of this site; files named after their content are the same everywhere. */
const isOfSite = (address: string | undefined, folder: string): address is string =>
  address !== undefined &&
  /^\/(?!\/)/.test(address) &&
  address.startsWith(`${folder}/`) &&
  !address.startsWith(folder + assetFolder);

function holeIn(element: HTMLElement, html: string, base: string, folder: string): Hole<null>[] {
  const name = leading[element.tagName] ?? '';
  const attributes = builtAttributes(element);
  const address = attributes[name];
  if (!isOfSite(address, folder)) return [];
  const path = address.slice(folder.length);
  const within = folder + base + (path === '/' ? '' : path);
  const changed = htmlOf({ ...attributes, [name]: within });
  return [{ ...positionOfAttributes(element, html), fill: () => changed }];
}

/**
 * A page of a site that stands below another address: every link leads on within it. What is posted
 * there reaches nobody.
 * @param html the page as it was built
 * @param base where the site stands, such as /desk/draft
 * @param note what stands below all else, and leads out of it
 * @param folder of its host that the site was built for
 */
export function pageWithin(html: string, base: string, note: string, folder: string): Buffer {
  const holes = parse(html, { comment: true })
    .querySelectorAll('a, form, img')
    .flatMap((element) => holeIn(element, html, base, folder))
    .sort((one, other) => one.from - other.from);
  const end = html.lastIndexOf('</body>');
  const foot = end < 0 ? html.length : end;
  return new PageHoles(html, [...holes, { from: foot, to: foot, fill: () => note }]).filled(null);
}
