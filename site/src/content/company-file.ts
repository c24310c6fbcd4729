import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { contentFolder } from '../../../toolchain/content-folder.ts';
import { company as companySchema } from './schemas/company.ts';

const file = path.join(contentFolder(), 'company/index.yaml');

/** The company for what runs before content is read by entries.ts, such as the configuration of the build. */
export const company = companySchema.parse(parse(readFileSync(file, 'utf8')));
