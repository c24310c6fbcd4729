import { type Language, languageOfPath } from '@nokshi/forms/languages.ts';
import type { FastifyRequest } from 'fastify';
import { hiddenText } from './hidden-text.ts';
import { isAtHost } from './same-host.ts';

/**
 * The language of the page that an enquiry was written on: the page that the form names, else the
 * page of ours that the browser says it comes from.
 */
export function languageOfRequest(request: FastifyRequest): Language {
  const page = hiddenText(request.body, 'page', 500);
  if (page !== '') return languageOfPath(page);
  const { referer = '' } = request.headers;
  return languageOfPath(isAtHost(referer, request.host) ? new URL(referer).pathname : '/');
}
