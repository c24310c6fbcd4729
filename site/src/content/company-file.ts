import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { company as companySchema } from './schemas/company.ts';

/** content/company.yaml for what runs before Astro's content layer: the configuration of the build. */
export const company = companySchema(z.string()).parse(
  parse(readFileSync(new URL('../../../content/company.yaml', import.meta.url), 'utf8')),
);
