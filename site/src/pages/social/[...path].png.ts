import { languageCodes } from '@nokshi/forms/languages.ts';
import type { APIRoute, GetStaticPaths } from 'astro';
import { loadContent } from '../../seo/load-content.ts';
import { companyName } from '../../seo/site-content.ts';
import { type SitePage, sitePages, socialPicturePath } from '../../seo/site-pages.ts';
import { drawSocialPicture } from '../../seo/social/draw.tsx';

/** The picture that a link preview shows of a page: one for each, in each language. */
export const getStaticPaths = (async () => {
  const contents = await Promise.all(languageCodes.map(loadContent));
  return contents.flatMap(sitePages).map((page) => ({
    params: { path: socialPicturePath(page).replace(/^\/social\/|\.png$/g, '') },
    props: { page },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ page: SitePage }> = async ({ props: { page } }) => {
  const content = await loadContent(page.language);
  const { company, pages } = content;
  const { kinds } = pages.search;
  const words = {
    language: page.language,
    emblem: page.emblem,
    eyebrow: page.kind === 'page' ? company.brand : kinds[page.kind].one,
    title: page.title,
    line: page.line,
    company: companyName(content),
    host: new URL(company.url).host,
  };
  const picture = await drawSocialPicture(words, company.colours);
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/png' } });
};
