import { defaultLanguage } from '@nokshi/forms/languages.ts';
import type { APIRoute, GetStaticPaths } from 'astro';
import { drawOrnament } from '../../ornaments/drawing.ts';
import { svgResponse } from '../../routes/svg-response.ts';
import { loadContent } from '../../seo/load-content.ts';
import { ornamentPath, sitePages } from '../../seo/site-pages.ts';

/** The Bangla word of each page that has one, in outline stitch: the same in every language. */
export const getStaticPaths = (async () =>
  sitePages(await loadContent(defaultLanguage)).flatMap(({ route, ornament }) =>
    ornament === undefined
      ? []
      : {
          params: { path: ornamentPath(route).replace(/^\/ornaments\/|\.svg$/g, '') },
          props: { word: ornament },
        },
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ word: string }> = async ({ props: { word } }) =>
  svgResponse(await drawOrnament(word));
