import { languageOf } from '@nokshi/forms/languages.ts';
import type { APIRoute } from 'astro';
import { inEachLanguage } from '../../routes/language-paths.ts';
import { href } from '../../routes/routes.ts';
import { loadContent } from '../../seo/load-content.ts';
import { manifestIcons } from '../../seo/manifest-icons.ts';
import { companyName } from '../../seo/site-content.ts';
import { brandColours } from '../../styles/brand-colours.ts';

export const getStaticPaths = inEachLanguage;

/** How the site looks on a home screen: a bookmark with the company's icon and colours. */
export const GET: APIRoute = async ({ currentLocale }) => {
  const language = languageOf(currentLocale);
  const content = await loadContent(language);
  const { company, pages } = content;
  const colours = brandColours(company.colours);
  const manifest = {
    name: companyName(content),
    short_name: company.brand,
    description: pages.home.meta.description,
    lang: language,
    id: href('home', language),
    start_url: href('home', language),
    display: 'browser',
    theme_color: colours.brand950,
    background_color: colours.muslin50,
    icons: manifestIcons,
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json' },
  });
};
