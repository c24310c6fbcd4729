import { createHash } from 'node:crypto';
import { demoLanguages } from '@nokshi/showroom/demo/languages.ts';
import type { Plugin } from 'vite';
import { asLater, laterWordsIn, withoutWords, wordsIn } from './demo-words/find-words.ts';
import { isBeginningOfEngine } from './shared-files.ts';

/**
 * Takes the words of an engine out of the script that its demos begin with (shared-files.ts), into a file
 * for each language: a visitor fetches those of the language that is shown, and others when they are asked for
 * (showroom/src/demo/later-words.ts). Screens that are fetched later keep theirs: nobody waits for them.
 * @param showroom the folder of the showroom's sources
 */
export function demoWords(showroom: string): Plugin {
  const engines = `${showroom}/engines/`;
  const runtime = `${showroom}/demo/later-words.ts`;
  return {
    name: 'demo-words',
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\.tsx?$/ },
      handler(code, id) {
        if (!id.startsWith(engines)) return undefined;
        const words = wordsIn(code, demoLanguages);
        if (words.length === 0) return undefined;
        const later = withoutWords(code, words, ({ texts }) => asLater('LaterWords', texts));
        return { code: `import{LaterWords}from${JSON.stringify(runtime)};${later}`, map: null };
      },
    },
    renderChunk(code, chunk) {
      const words = laterWordsIn(code);
      const [one] = words;
      if (!one) return undefined;
      if (!isBeginningOfEngine(chunk.name)) {
        return withoutWords(code, words, ({ texts }) =>
          JSON.stringify(Object.fromEntries(demoLanguages.map((code, at) => [code, texts[at]]))),
        );
      }
      const texts = [...new Set(words.map(({ texts }) => JSON.stringify(texts)))];
      const addresses = demoLanguages.map((language, at) => {
        const dictionary = texts.map((text) => (JSON.parse(text) as string[])[at]);
        const source = `export default${JSON.stringify(dictionary)}`;
        const digest = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = `_astro/words.${language}.${digest}.js`;
        this.emitFile({ type: 'asset', fileName, source });
        return [language, `/${fileName}`];
      });
      const begin = `await ${one.maker}.begin(${JSON.stringify(Object.fromEntries(addresses))});`;
      const places = new Map(texts.map((text, place) => [text, place]));
      const rest = withoutWords(
        code,
        words,
        ({ maker, texts }) => `new ${maker}(${places.get(JSON.stringify(texts))})`,
      );
      return `${begin}${rest}`;
    },
  };
}
