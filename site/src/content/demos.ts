import { type CollectionEntry, getCollection } from 'astro:content';
import { createHash } from 'node:crypto';
import { type Language, languageCodes } from '@nokshi/forms/languages.ts';
import type { DemoData, OpenedDemo } from '@nokshi/showroom/demo/opened.ts';
import { type WithAddresses, withAddresses } from '@nokshi/showroom/demo/picture.ts';
import type { AnyDemo } from '@nokshi/showroom/engines/engines.ts';
import { pictureFile } from '@nokshi/showroom/pictures/picture-file.ts';
import { demoPath, href } from '../routes/routes.ts';
import { plainly } from './entries.ts';
import { offersIn } from './offers.ts';

/** The page of a demo in a language. */
export type DemoPage = {
  path: string;
  description: string;
  opened: Omit<OpenedDemo<DemoData>, 'data'> & { data: WithAddresses<AnyDemo> };
};

/** Every demo of showroom/demos, by the name of its folder. */
export const demos = async () =>
  (await getCollection('demos')).map(({ id, data }: CollectionEntry<'demos'>) => ({
    name: id,
    data: data as AnyDemo,
  }));

/** Where the file of a demo's picture is. */
const demoPicturePath = (file: string) => `/demos/pictures/${file}`;

/** The sentences of the frame, which a visitor may switch to the other language of a demo. */
const frameWords = async () =>
  Object.fromEntries(
    await Promise.all(
      languageCodes.map(async (code) => [code, await plainly.single('showroom', code)] as const),
    ),
  ) as OpenedDemo<DemoData>['words'];

/** A digest of a demo's data, eight characters long. */
const editionOf = (data: AnyDemo): string =>
  createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 8);

/**
 * Every demo, as its page opens it in a language.
 * @throws when a demo stands in no gallery, which content/galleries must put right
 */
export async function demoPages(language: Language): Promise<DemoPage[]> {
  const [all, galleries, words, offerOf] = await Promise.all([
    demos(),
    plainly.ordered('galleries', language),
    frameWords(),
    offersIn(language),
  ]);
  const built = new Date().toISOString().slice(0, 10);
  return all.map(({ name, data }) => {
    const gallery = galleries.find(({ cards }) => cards.some(({ demo }) => demo === name));
    const card = gallery?.cards.find(({ demo }) => demo === name);
    if (!gallery || !card) throw new Error(`no card of content/galleries has the demo ${name}`);
    return {
      path: demoPath(name, language),
      description: card.description,
      opened: {
        name,
        edition: editionOf(data),
        data: withAddresses(data, (picture) => demoPicturePath(pictureFile(picture))),
        language,
        words,
        logins: gallery.credentials,
        gallery: { title: gallery.title, href: href({ gallery: gallery.id }, language) },
        priceHref: offerOf('galleries', gallery.id).ask?.href,
        contactHref: href('contact', language),
        built,
      },
    };
  });
}
