import { defineMiddleware } from 'astro:middleware';
import { inSite } from '@nokshi/forms/on-host.ts';
import { notingSources } from './content/page-sources.ts';

/** The build renders a page as a whole within `next`, so nothing that it asks for comes later. */
export const onRequest = defineMiddleware(({ url }, next) =>
  notingSources(inSite(url.pathname), next),
);
