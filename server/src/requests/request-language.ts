import { type Language, languageOfPath } from '@nokshi/forms/languages.ts';
import type { FastifyRequest } from 'fastify';
import { hiddenText } from './hidden-text.ts';

/**
 * The language of the page that an enquiry was written on: the page that the form names, else the
 * page of ours that the browser says it comes from.
 */
export function languageOfRequest(request: FastifyRequest): Language {
  const page = hiddenText(request.body, 'page', 500);
  if (page !== '') return languageOfPath(page);
  const referer = URL.parse(request.headers.referer ?? '');
  return languageOfPath(referer?.host === request.host ? referer.pathname : '/');
}
