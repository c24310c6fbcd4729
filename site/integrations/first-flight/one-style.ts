/**
 * The page with all its style elements in one, in their order, where the first stood. The policy in its
 * head names each style element by a hash that nothing compresses: one instead of nine is 400 bytes less.
 */
export function withOneStyle(html: string): string {
  const css: string[] = [];
  const rest = html.replace(/<style>(.*?)<\/style>/gs, (_all, text: string) => {
    css.push(text);
    return css.length === 1 ? '<style></style>' : '';
  });
  return rest.replace('<style></style>', () => `<style>${css.join('')}</style>`);
}
