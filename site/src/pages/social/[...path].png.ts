import type { APIRoute, GetStaticPaths } from 'astro';
import { loadContent } from '../../seo/load-content.ts';
import { type SitePage, sitePages, socialPicturePath } from '../../seo/pages.ts';
import { companyName } from '../../seo/site-content.ts';
import { drawSocialPicture } from '../../seo/social/draw.tsx';

/** The picture that a link preview shows of a page: one for each. */
export const getStaticPaths = (async () =>
  sitePages(await loadContent()).map((page) => ({
    params: { path: socialPicturePath(page.path).replace(/^\/social\/|\.png$/g, '') },
    props: { page },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ page: SitePage }> = async ({ props: { page } }) => {
  const content = await loadContent();
  const { company, pages } = content;
  const { kinds } = pages.searchPage;
  const words = {
    eyebrow: page.kind === 'page' ? company.brand : kinds[page.kind].one,
    title: page.title,
    line: page.line,
    company: companyName(content),
    host: new URL(company.url).host,
  };
  const picture = await drawSocialPicture(words, company.colours);
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/png' } });
};
