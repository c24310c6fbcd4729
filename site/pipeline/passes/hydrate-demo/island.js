const fetched = (address) =>
  import(address).catch(async () => {
    // As Astro does: a line that dropped for a moment gets a second chance.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return import(`${address}?again`);
  });

/** Each script runs in a task of its own: all in one would keep a press waiting for a tenth of a second. */
const readInTurn = async (addresses) => {
  // Where nothing is preloaded, each would be asked for only after the one before it had come.
  if (!document.createElement('link').relList.supports('modulepreload')) return;
  for (const href of addresses) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  for (const address of addresses) {
    // The component that imports what did not come is what is fetched again.
    await import(address).catch(() => {});
    await new Promise((resolve) => setTimeout(resolve));
  }
};

customElements.define(
  'astro-island',
  class extends HTMLElement {
    async connectedCallback() {
      await document.firstPaint;
      await readInTurn(this.dataset.scripts.split(' '));
      const start = () =>
        this.start().catch((fault) => {
          console.error(fault);
          document.dispatchEvent(new Event('demo-failed'));
        });
      // React takes over what stands there, so all of it has to.
      if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
      else start();
    }

    async start() {
      const read = (name) => this.getAttribute(name);
      const [component, renderer, props] = await Promise.all(
        ['component-url', 'renderer-url', 'data-props'].map((name) => fetched(read(name))),
      );
      await renderer.default(this)(
        component[read('component-export')],
        props.default,
        {},
        { client: 'load' },
      );
      this.removeAttribute('ssr');
    }
  },
);
