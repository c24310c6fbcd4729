import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Document, isNode, isSeq, parseDocument, visit } from 'yaml';

type Place = readonly (string | number)[];

/** The files of a content folder, changed where that is meant: comments and all other lines stay. */
export class ContentTree {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  change(file: string, edit: (document: Document) => void): void {
    const full = path.join(this.folder, file);
    const document = parseDocument(readFileSync(full, 'utf8'));
    edit(document);
    writeFileSync(full, document.toString({ lineWidth: 0 }));
  }

  /** Takes values out, those further down first: each place is meant as it was before. */
  remove(file: string, places: readonly Place[]): void {
    this.change(file, (document) => {
      for (const place of places.toSorted(lastFirst)) {
        document.deleteIn(place);
        const position = place.at(-1);
        if (typeof position !== 'number') continue;
        this.#movePictures(file, document, place.slice(0, -1), position);
      }
    });
  }

  /** The pictures of a list lie at the places of its entries: those behind one that has gone move up. */
  #movePictures(file: string, document: Document, list: Place, removed: number): void {
    const at = (position: number) => [...list, position].join('/');
    const folderOf = (position: number) => path.join(this.folder, path.dirname(file), at(position));
    rmSync(folderOf(removed), { recursive: true, force: true });
    for (let position = removed + 1; existsSync(folderOf(position)); position += 1) {
      renameSync(folderOf(position), folderOf(position - 1));
      const moved = document.getIn([...list, position - 1], true);
      if (!isNode(moved)) continue;
      visit(moved, {
        Scalar(_key, scalar) {
          if (typeof scalar.value !== 'string') return;
          scalar.value = scalar.value.replace(`${at(position)}/`, `${at(position - 1)}/`);
        },
      });
    }
  }

  entries(folder: string): string[] {
    return readdirSync(path.join(this.folder, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  }

  /** Takes an entry out, and its name out of the order of its folder. */
  removeEntry(folder: string, name: string): void {
    rmSync(path.join(this.folder, folder, name), { recursive: true });
    this.change(`${folder}/order.yaml`, (document) => {
      const list = document.get('entries');
      if (!isSeq(list)) return;
      const names = list.toJSON() as string[];
      document.set(
        'entries',
        names.filter((one) => one !== name),
      );
    });
  }
}

function lastFirst(one: Place, other: Place): number {
  const at = one.findIndex((part, index) => part !== other[index]);
  const [here, there] = [one[at], other[at]];
  if (typeof here === 'number' && typeof there === 'number') return there - here;
  return other.length - one.length;
}
