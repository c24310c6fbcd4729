import type { APIRoute } from 'astro';
import { projectCards } from '../../../content/projects.ts';
import { keptKhata } from '../../../handwriting/kept-khata.ts';
import { eachIn } from '../../../routes/language-paths.ts';
import { svgResponse } from '../../../routes/svg-response.ts';

/** The khata page of each project, written by hand: pages show its strokes and the browser keeps them. */
export const getStaticPaths = () =>
  eachIn(async (language) =>
    (await projectCards(language)).map(({ id, khata }) => ({
      params: { project: id },
      props: { khata },
    })),
  );

export const GET: APIRoute<Awaited<ReturnType<typeof getStaticPaths>>[number]['props']> = async ({
  props: { khata },
}) => svgResponse(await keptKhata(khata));
