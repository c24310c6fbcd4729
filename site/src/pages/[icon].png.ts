import type { APIRoute, GetStaticPaths } from 'astro';
import { icon, readMark, squareIcon } from '../seo/icons.ts';

/** The icons of the site for browsers and home screens, all drawn from the mark in content/company/logo. */
const icons = {
  'icon-192': (mark) => icon(mark, 192),
  'icon-512': (mark) => icon(mark, 512),
  'icon-maskable': (mark) => squareIcon(mark, 512, 0.8),
  'apple-touch-icon': (mark) => squareIcon(mark, 180, 0.92),
} satisfies Record<string, (mark: ReturnType<typeof readMark>) => Promise<Buffer>>;

export const getStaticPaths = (() =>
  Object.entries(icons).map(([name, draw]) => ({
    params: { icon: name },
    props: { draw },
  }))) satisfies GetStaticPaths;

type Draw = (typeof icons)[keyof typeof icons];

export const GET: APIRoute<{ draw: Draw }> = async ({ props: { draw } }) =>
  new Response(new Uint8Array(await draw(readMark())), {
    headers: { 'content-type': 'image/png' },
  });
