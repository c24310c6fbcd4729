import type { APIRoute } from 'astro';
import { iconSprite } from '../content/icon-sprite.ts';
import { svgResponse } from '../routes/svg-response.ts';

/** The icons of header, menu and footer in one file. */
export const GET: APIRoute = () => svgResponse(iconSprite());
