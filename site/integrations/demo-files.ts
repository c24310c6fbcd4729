import { readFileSync } from 'node:fs';
import { demoSchema } from '@nokshi/showroom/engines/engines.ts';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

/** Makes a module of the file of a demo: what its schema reads of it. A demo is a part of the program. */
export const demoFiles = (): Plugin => ({
  name: 'demo-files',
  load: {
    filter: { id: /showroom\/demos\/[^/]+\/demo\.yaml$/ },
    handler(id) {
      const data = demoSchema.parse(parse(readFileSync(id, 'utf8')));
      return `export default ${JSON.stringify(data)}`;
    },
  },
});
