import { defaultLanguage } from '@nokshi/forms/languages.ts';
import type { APIRoute, GetStaticPaths } from 'astro';
import { named } from '../../content/entries.ts';
import { iconInk } from '../../content/icon-inks.ts';
import { iconDrawing } from '../../content/icons.ts';
import { technologyIconPath } from '../../content/technology.ts';

/** One file for each icon of content/technologies, so that pages need not carry the drawings. */
export const getStaticPaths = (async () => {
  const technologies = await named('technologies', defaultLanguage);
  const names = new Set([...technologies.values()].map(({ icon }) => icon));
  return [...names].map((name) => ({
    params: { icon: technologyIconPath(name).replace(/^\/technology\/|\.svg$/g, '') },
    props: { name },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ name: string }> = ({ props: { name } }) => {
  const { body, width, height } = iconDrawing(name);
  const drawing = body.replaceAll('currentColor', iconInk(name));
  return new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${drawing}</svg>\n`,
    { headers: { 'content-type': 'image/svg+xml' } },
  );
};
