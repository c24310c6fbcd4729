import type { APIRoute } from 'astro';
import { svgResponse } from '../routes/svg-response.ts';
import { readMark } from '../seo/icons.ts';

/** The mark in content/company/logo as the icon of browsers that take drawings. */
export const GET: APIRoute = () => svgResponse(new Uint8Array(readMark().bytes));
