import type { APIRoute } from 'astro';
import { company } from '../../content/company-file.ts';
import { securityText } from '../../seo/security-text.ts';

export const GET: APIRoute = () =>
  new Response(securityText(company, Date.now()), { headers: { 'content-type': 'text/plain' } });
