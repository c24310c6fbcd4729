import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Language } from '@nokshi/forms/languages.ts';
import { onHost } from '@nokshi/forms/on-host.ts';
import { demoLanguageOf, demoLanguages } from '@nokshi/showroom/demo/languages.ts';
import type { DemoData, OpenedDemo } from '@nokshi/showroom/demo/opened.ts';
import {
  type DrawnPicture,
  type Picture,
  withDrawnPictures,
} from '@nokshi/showroom/demo/picture.ts';
import type { AnyDemo } from '@nokshi/showroom/engines/engines.ts';
import { drawPicture, pictureFile } from '@nokshi/showroom/pictures/picture-file.ts';
import { parse } from 'node-html-parser';
import { eachIn } from '../routes/language-paths.ts';
import { href } from '../routes/routes.ts';
import { plainly } from './entries.ts';
import { lowestPricesIn } from './lowest-prices.ts';
import { isShown } from './shown-pages.ts';

/** The page of a demo in a language. */
export type DemoPage = { description: string; opened: OpenedDemo<DemoData> };

/** Every demo of showroom/demos, by the name of its folder; none on a site without galleries. */
export const demos: readonly { readonly name: string; readonly data: AnyDemo }[] = Object.entries(
  import.meta.glob<AnyDemo>('../../../showroom/demos/*/demo.yaml', {
    eager: true,
    import: 'default',
  }),
)
  .filter(() => isShown('ready-products'))
  .map(([file, data]) => ({ name: path.basename(path.dirname(file)), data }));

/** A demo's picture as its page shows it. @throws when its drawing says no size in whole px */
function drawn(picture: Picture): DrawnPicture {
  const file = pictureFile(picture);
  const svg = parse(drawPicture(picture)).querySelector('svg');
  const [width = 0, height = 0] = ['width', 'height'].map((side) =>
    Number(svg?.getAttribute(side)),
  );
  if (![width, height].every((side) => Number.isInteger(side) && side > 0)) {
    throw new Error(`the drawing ${picture.drawing} needs a width and a height in whole px`);
  }
  return { src: onHost(`/demos/pictures/${file}`), width, height };
}

/** The sentences of the frame, which a visitor may switch to the other language of a demo. */
const shellWords = async () =>
  Object.fromEntries(
    await Promise.all(
      demoLanguages.map(async (code) => [code, await plainly.single('showroom', code)] as const),
    ),
  ) as OpenedDemo<DemoData>['words'];

/** A digest of a demo's data, eight characters long: of what its world is made of, so not of its tasks. */
const editionOf = ({ tasks: _tasks, ...data }: AnyDemo): string =>
  createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 8);

/** The paths of all demos of an engine, each with its demo. */
export const demoPaths = (engine: string) =>
  eachIn(async (language) =>
    (await demoPages(engine, language)).map((demo) => ({
      params: { demo: demo.opened.name },
      props: { demo },
    })),
  );

/**
 * Every demo of an engine, as its page opens it in a language.
 * @throws when a demo stands in no gallery, which content/galleries must put right
 */
async function demoPages(engine: string, language: Language): Promise<DemoPage[]> {
  const [{ timeZone }, galleries, words, lowestPriceOf] = await Promise.all([
    plainly.single('company', language),
    plainly.ordered('galleries', language),
    shellWords(),
    lowestPricesIn(language),
  ]);
  const own = demos.filter(({ data }) => data.engine === engine);
  return own.map(({ name, data }) => {
    const gallery = galleries.find(({ cards }) => cards.some(({ demo }) => demo === name));
    const card = gallery?.cards.find(({ demo }) => demo === name);
    if (!gallery || !card) throw new Error(`no card of content/galleries has the demo ${name}`);
    return {
      description: card.description,
      opened: {
        name,
        edition: editionOf(data),
        data: withDrawnPictures(data, drawn),
        language: demoLanguageOf(language),
        words,
        logins: gallery.credentials,
        gallery: { title: gallery.title, href: href({ gallery: gallery.id }, language) },
        priceHref: lowestPriceOf('galleries', gallery.id).ask?.href,
        contactHref: href('contact', language),
        timeZone,
      },
    };
  });
}
