import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { AstroIntegration } from 'astro';
import {
  type DeliveredPicture,
  deliveredPictures,
  pictureFolder,
} from '../src/pictures/delivered-picture.ts';
import { pictureFile } from '../src/pictures/picture-file.ts';

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/** Makes the pictures that pages name in `npm run dev`, each when a browser asks for it. */
export const pictureFiles = (): AstroIntegration => ({
  name: 'picture-files',
  hooks: {
    'astro:server:setup': ({ server }) => {
      const named = new Map<string, DeliveredPicture>();
      deliveredPictures.subscribe((picture) => {
        const { name } = picture as DeliveredPicture;
        named.set(pictureFolder + name, picture as DeliveredPicture);
      });
      server.middlewares.use(async (request, response, next) => {
        const picture = named.get(request.url ?? '');
        if (!picture) return next();
        response.setHeader('content-type', types[path.extname(picture.name)] ?? '');
        createReadStream(await pictureFile(picture)).pipe(response);
      });
    },
  },
});
