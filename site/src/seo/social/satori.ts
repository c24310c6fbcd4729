import { registerHooks } from 'node:module';

/**
 * satori adds the vertical offset of a mark instead of subtracting it, so that স্কুল, প্র and য় come
 * apart. This turns the sign while Node loads the library.
 */
const wrong = '+Y.dy*b';
const right = '-Y.dy*b';

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!/\/node_modules\/satori\/dist\/index\.js$/.test(url) || !loaded.source) return loaded;
    const source =
      typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
    const pieces = source.split(wrong);
    if (pieces.length !== 2) {
      throw new Error(`satori has changed: ${wrong} stands in it ${pieces.length - 1} times`);
    }
    return { ...loaded, source: pieces.join(right) };
  },
});

/** satori, loaded after the hook above and nowhere else. */
export const { default: satori } = await import('satori');
