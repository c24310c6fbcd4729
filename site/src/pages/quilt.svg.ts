import { defaultLanguage } from '@nokshi/forms/languages.ts';
import type { APIRoute } from 'astro';
import { serviceLinks } from '../content/services.ts';
import { drawEchoes } from '../ornaments/echoes.ts';
import { svgResponse } from '../routes/svg-response.ts';

/** The motifs of the services on the home page, one symbol for each emblem. */
export const GET: APIRoute = async () => {
  const services = await serviceLinks(defaultLanguage);
  return svgResponse(drawEchoes(services.map(({ emblem }) => emblem)));
};
