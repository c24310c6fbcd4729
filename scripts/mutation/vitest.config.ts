import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [`showroom/src/engines/${process.env['ENGINE']}/**/*.test.ts`],
    environment: 'node',
  },
});
