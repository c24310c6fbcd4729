import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { contentFolder } from '../../toolchain/content-folder.ts';

export type CompanyHues = { primaryHue: number; accentHue: number };

/** The two hues of content/company/index.yaml, in degrees of the OKLCH colour circle. */
export function companyHues(): CompanyHues {
  const file = path.join(contentFolder(), 'company/index.yaml');
  const { colours } = parse(readFileSync(file, 'utf8')) as { colours: CompanyHues };
  return colours;
}
