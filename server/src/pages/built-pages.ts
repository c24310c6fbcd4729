/** The built site, as far as forms and offers need it. */
export type BuiltPages = {
  /** The built HTML of a page such as `/contact` in UTF-8: the same object while it is the same. */
  html(path: string): Buffer | undefined;
  /** The headers that belong to that page, its content security policy among them. */
  headers(path: string): Readonly<Record<string, string>>;
};
