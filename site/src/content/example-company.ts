/**
 * Whether a site can be reached at its address, so that people may take what it says for true: the
 * domain `.example` is kept for examples and leads nowhere (RFC 2606).
 */
export const hasRealAddress = ({ url }: { url: string }): boolean =>
  URL.canParse(url) && !/(?:^|\.)example$/.test(new URL(url).hostname);

/** Whether a company is an example: it says so, or nobody reaches its address. */
export const isExampleCompany = (company: { sample: boolean; url: string }): boolean =>
  company.sample || !hasRealAddress(company);
