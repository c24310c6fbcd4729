import type { ShellWords } from '../shell/words.ts';
import type { Look } from './base.ts';
import type { DemoLanguage } from './languages.ts';
import type { DrawnPicture } from './picture.ts';
import type { DemoText } from './words.ts';

/** What every engine's data have in common, with what pages show of pictures. */
export type DemoData = {
  readonly engine: string;
  readonly title: Readonly<Record<DemoLanguage, string>>;
  readonly languages: readonly DemoLanguage[];
  readonly look: Look;
  readonly logo?: DrawnPicture | undefined;
  readonly tasks: readonly {
    readonly goal: string;
    readonly words: Exclude<DemoText, string>;
    readonly at?: string | undefined;
  }[];
};

/** A login that the gallery shows. */
export type Login = {
  readonly role: string;
  readonly username: string;
  readonly password: string;
};

/** A demo as its page opens it. */
export type OpenedDemo<Data extends DemoData> = {
  /** The name of its folder. */
  readonly name: string;
  readonly data: Data;
  /** A digest of the data: what was done with other data can't go on with these. */
  readonly edition: string;
  /** The language of the page, which the frame speaks until the visitor chooses another. */
  readonly language: DemoLanguage;
  /** The words of the shell, in each language that the demo may be switched to. */
  readonly words: Readonly<Record<DemoLanguage, ShellWords>>;
  readonly logins: readonly Login[];
  /** The gallery it belongs to. */
  readonly gallery: { readonly title: string; readonly href: string };
  /** Where its price is worked out; nothing for what has to be talked about. */
  readonly priceHref: string | undefined;
  readonly contactHref: string;
  /** Whose clock the demo goes by, such as Asia/Dhaka. */
  readonly timeZone: string;
};
