import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { genitive } from '@nokshi/showroom/words/genitive.ts';
import { isScalar, visit } from 'yaml';
import type { ContentTree } from './content-tree.ts';

/** The name of a city, by language. */
type City = { readonly en?: string | undefined; readonly bn?: string | undefined };

/** The city of the example, as a word of its own: not in Asia/Dhaka. In Bangla with its ending. */
const cityOfExample = /(?<![/\p{L}])(?:Dhaka(?!\p{L})|ঢাকা(য়|য\u09bc|র)?(?![\p{L}\p{M}]))/gu;

/** What is told of the invented business of a demo, and what a picture shows. */
const ofExample = ['cards', 'alt'];

/** A place as that in which something is, in Bangla: খুলনা becomes খুলনায়, রাজশাহী রাজশাহীতে, সিলেট সিলেটে. */
function locative(place: string): string {
  const last = place.normalize('NFC').at(-1) ?? '';
  if (/[াোঅআও]/.test(last)) return `${place}য়`;
  if (/[িীুূৃেৈৌইঈউঊএঐ]/.test(last)) return `${place}তে`;
  return /[ক-হ\u09bc]/.test(last) ? `${place}ে` : `${place}-এ`;
}

/** The name of a city in the place of that of the example. */
function named(found: string, ending: string | undefined, { en = '', bn = '' }: City): string {
  if (found.startsWith('D')) return en || bn;
  const name = bn || en;
  if (ending === undefined) return name;
  return ending === 'র' ? genitive(name) : locative(name);
}

/** Has all words of content/ that speak of where the company is, and whom it visits for nothing, name its own city. */
export function nameCity(tree: ContentTree, city: City): void {
  for (const file of globSync('**/index.yaml', { cwd: tree.folder })) {
    if (!readFileSync(path.join(tree.folder, file), 'utf8').match(cityOfExample)) continue;
    tree.change(file, (document) => {
      visit(document, {
        Pair(_key, { key }) {
          return isScalar(key) && ofExample.includes(String(key.value)) ? visit.SKIP : undefined;
        },
        Scalar(_key, scalar) {
          if (typeof scalar.value !== 'string') return;
          scalar.value = scalar.value.replace(cityOfExample, (found, ending) =>
            named(found, ending, city),
          );
        },
      });
    });
  }
}
