import { createHash } from 'node:crypto';
import { demoLanguages } from '@nokshi/showroom/demo/languages.ts';
import type { Plugin } from 'vite';
import { siteFolder } from '../src/content/site-folder.ts';
import { wordsIn } from './demo-words/find-words.ts';
import { isBeginningOfEngine } from './shared-files.ts';

/** Words on their way through the bundler, by their number, whatever it calls their class. */
const bundled = /\bnew ([\w$.]+)\(["'`]demo-words:(\d+)["'`]\)/g;

/**
 * Takes the words of an engine out of the script that its demos begin with (shared-files.ts), into a file
 * for each language: a visitor fetches those of the language that is shown, and others when they are asked for
 * (showroom/src/demo/later-words.ts). Screens that are fetched later keep theirs: nobody waits for them.
 * @param showroom the folder of the showroom's sources
 */
export function demoWords(showroom: string): Plugin {
  const engines = `${showroom}/engines/`;
  const runtime = `${showroom}/demo/later-words.ts`;
  /** All words that were met, each once, as JSON: their texts in the order of the languages. */
  const met = new Set<string>();
  const textsOf = (number: number): string[] => JSON.parse([...met][number] ?? '[]');
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
        let later = `import{LaterWords}from${JSON.stringify(runtime)};`;
        let before = 0;
        for (const { start, end, texts } of words) {
          const key = JSON.stringify(texts);
          const number = [...met.add(key)].indexOf(key);
          later += `${code.slice(before, start)}/* @__PURE__ */ new LaterWords("demo-words:${number}")`;
          before = end;
        }
        return { code: later + code.slice(before), map: null };
      },
    },
    renderChunk(code, chunk) {
      const found = [...code.matchAll(bundled)];
      const [, maker] = found[0] ?? [];
      if (!maker) return undefined;
      if (!isBeginningOfEngine(chunk.name)) {
        return code.replace(bundled, (_words, _maker, number) => {
          const texts = textsOf(Number(number));
          return JSON.stringify(
            Object.fromEntries(demoLanguages.map((one, at) => [one, texts[at]])),
          );
        });
      }
      const numbers = [...new Set(found.map(([, , number]) => Number(number)))];
      const texts = numbers.map(textsOf);
      const addresses = demoLanguages.map((language, at) => {
        const source = `export default${JSON.stringify(texts.map((one) => one[at]))}`;
        const digest = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = `_astro/words.${language}.${digest}.js`;
        this.emitFile({ type: 'asset', fileName, source });
        return [language, `${siteFolder}/${fileName}`];
      });
      const begin = `await ${maker}.begin(${JSON.stringify(Object.fromEntries(addresses))});`;
      const rest = code.replace(
        bundled,
        (_words, _maker, number) => `new ${maker}(${numbers.indexOf(Number(number))})`,
      );
      return `${begin}${rest}`;
    },
  };
}
