/** What the tests of drawings ask of the package, which brings no types. */
declare module 'jsdom' {
  type Element = {
    tagName: string;
    namespaceURI: string | null;
    attributes: Iterable<{ name: string; value: string }>;
  };

  export class JSDOM {
    window: {
      DOMParser: new () => {
        parseFromString(
          text: string,
          type: 'image/svg+xml',
        ): { querySelectorAll(selector: string): Iterable<Element> };
      };
    };
  }
}
