import { defaultLanguage, type Language, languageCodes } from '@nokshi/forms/languages.ts';
import { pageWords } from './entries.ts';
import { plain, type Text } from './text.ts';
import type { SumName, TillView } from './till-view.ts';

/** The language of a receipt's second words: the default one, or on its own pages the next, where there is one. */
const secondOf = (language: Language) =>
  language === defaultLanguage ? languageCodes.find((code) => code !== language) : defaultLanguage;

/** The counter of the home page: its keys and sums in the language of the page and in a second one. */
export async function tillView(
  language: Language,
): Promise<{ title: Text; intro: Text; view: TillView }> {
  const second = secondOf(language);
  const [{ till }, { till: other }] = await Promise.all([
    pageWords('home', language),
    pageWords('home', second ?? language),
  ]);
  const inBoth = (name: SumName) => ({
    label: till.labels[name],
    second: plain(other.labels[name]),
  });
  return {
    title: till.title,
    intro: till.intro,
    view: {
      language,
      second,
      goods: till.goods.map((good, index) => ({
        id: good.key,
        name: good.name,
        secondName: plain(other.goods[index]?.name ?? good.name),
        unit: good.unit,
        price: Math.round(good.price * 100),
        vat: good.vat,
      })),
      sale: till.sale,
      notes: till.notes,
      labels: till.labels,
      sums: {
        total: inBoth('total'),
        due: inBoth('due'),
        change: inBoth('change'),
      },
    },
  };
}
