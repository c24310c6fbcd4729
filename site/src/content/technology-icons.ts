import { iconInk } from './icon-inks.ts';
import { iconDrawing } from './icons.ts';

/** The icon file of a technology, from the root of the site; the endpoint pages/technology/[icon].svg.ts makes it. */
export const technologyIconPath = (icon: string) => `/technology/${icon.replace(':', '-')}.svg`;

/** The file of an icon such as devicon:react. Throws when there is none of that name. */
export function technologyIcon(name: string): string {
  const { body, width, height } = iconDrawing(name);
  const drawing = body.replaceAll('currentColor', iconInk(name));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${drawing}</svg>\n`;
}
