import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { projectRoot } from './project-root.ts';
import { company as companySchema } from './schemas/company.ts';

const file = path.join(projectRoot(), 'content/company/index.yaml');

/** The company for what runs outside Astro's content layer, such as the configuration of the build. */
export const company = companySchema(z.string()).parse(parse(readFileSync(file, 'utf8')));
