import { onHost } from '@nokshi/forms/on-host.ts';
import type { APIRoute } from 'astro';
import { companyView } from '../../content/company.ts';
import { plainly } from '../../content/entries.ts';
import { manifestIcons } from '../../seo/manifest-icons.ts';
import { brandColours } from '../../styles/brand-colours.ts';

/** The desk on a home screen: a program of its own, without a browser's bar. */
export const GET: APIRoute = async () => {
  const company = await companyView('en');
  const { title } = await plainly.single('desk', 'en');
  const colours = brandColours(company.colours);
  const manifest = {
    name: `${title} – ${company.brand}`,
    short_name: title,
    id: onHost('/desk'),
    start_url: onHost('/desk'),
    scope: onHost('/desk'),
    display: 'standalone',
    theme_color: colours.brand950,
    background_color: colours.muslin50,
    icons: manifestIcons,
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json' },
  });
};
