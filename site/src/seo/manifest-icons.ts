import { onHost } from '@nokshi/forms/on-host.ts';

/** The company's mark, for home screens. */
export const manifestIcons = [
  { src: onHost('/favicon.svg'), type: 'image/svg+xml', sizes: 'any' },
  { src: onHost('/icon-192.png'), type: 'image/png', sizes: '192x192' },
  { src: onHost('/icon-512.png'), type: 'image/png', sizes: '512x512' },
  { src: onHost('/icon-maskable.png'), type: 'image/png', sizes: '512x512', purpose: 'maskable' },
] as const;
