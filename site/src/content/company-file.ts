import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { company as companySchema } from './schemas/company.ts';

/** content/company/index.yaml for what runs before Astro's content layer: the configuration of the build. */
export const company = companySchema(z.string()).parse(
  parse(readFileSync(new URL('../../../content/company/index.yaml', import.meta.url), 'utf8')),
);
