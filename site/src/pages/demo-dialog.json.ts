import { defaultLanguage } from '@nokshi/forms/languages.ts';
import type { APIRoute } from 'astro';
import { demoDialog } from '../content/forms.ts';

/** What the Book a Demo dialog says; fetched when a visitor is about to open it. */
export const GET: APIRoute = async () => Response.json(await demoDialog(defaultLanguage));
