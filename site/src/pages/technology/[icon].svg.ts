import { defaultLanguage } from '@nokshi/forms/languages.ts';
import type { APIRoute, GetStaticPaths } from 'astro';
import { named } from '../../content/entries.ts';
import { technologyIcon, technologyIconPath } from '../../content/technology-icons.ts';
import { svgResponse } from '../../routes/svg-response.ts';

/** One file for each icon of content/technologies, so that pages need not carry the drawings. */
export const getStaticPaths = (async () => {
  const technologies = await named('technologies', defaultLanguage);
  const names = new Set([...technologies.values()].map(({ icon }) => icon));
  return [...names].map((name) => ({
    params: { icon: technologyIconPath(name).replace(/^\/technology\/|\.svg$/g, '') },
    props: { name },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ name: string }> = ({ props: { name } }) =>
  svgResponse(technologyIcon(name));
