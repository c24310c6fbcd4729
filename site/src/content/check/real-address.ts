import { hasRealAddress } from '../example-company.ts';
import { type ContentFile, singleFile } from './content-files.ts';

/** Whether the company's own address is real, so that visitors take what the site says for true. */
export function isAtRealAddress(files: readonly ContentFile[]): boolean {
  const company = singleFile(files, 'company')?.data;
  return (
    typeof company === 'object' &&
    company !== null &&
    'url' in company &&
    typeof company.url === 'string' &&
    hasRealAddress({ url: company.url })
  );
}
