/** The types of fflate that are used here, whose own types can't be found by its `exports`. */
declare module 'fflate' {
  type Chunk = (failure: Error | null, chunk: Uint8Array, isLast: boolean) => void;

  /** A file of a zip, whose bytes are pushed to it. */
  interface ZipFile {
    push(bytes: Uint8Array, isLast: boolean): void;
  }

  export class Zip {
    constructor(take: Chunk);
    add(file: ZipFile): void;
    end(): void;
  }

  /** Compressed. */
  export class ZipDeflate implements ZipFile {
    constructor(name: string);
    push(bytes: Uint8Array, isLast: boolean): void;
  }

  /** All files of a zip; each is as long as the zip says, whatever is in it. */
  export function unzipSync(
    zip: Uint8Array,
    options: { filter: (file: { name: string; originalSize: number }) => boolean },
  ): Record<string, Uint8Array>;

  /** As it is. */
  export class ZipPassThrough implements ZipFile {
    constructor(name: string);
    push(bytes: Uint8Array, isLast: boolean): void;
  }
}
