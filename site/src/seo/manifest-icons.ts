/** The company's mark, for home screens. */
export const manifestIcons = [
  { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
  { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
  { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
  { src: '/icon-maskable.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
] as const;
