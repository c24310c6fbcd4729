import { bulkOperations } from './bulk.ts';
import { contentOperations } from './content-operations.ts';
import { enquiryOperations } from './enquiries.ts';
import { enquiryActionOperations } from './enquiry-actions.ts';
import { exportOperations } from './export.ts';
import { facetOperations } from './facets.ts';
import { guideOperations } from './guide.ts';
import { liveOperations } from './live.ts';
import { logOperations } from './log.ts';
import { numbersOperations } from './numbers.ts';
import type { Address, Operation } from './operation.ts';
import { releaseOperations } from './release.ts';
import { replyOperations } from './replies.ts';
import { retentionOperations } from './retention.ts';
import { sessionOperations } from './session.ts';
import { userOperations } from './users.ts';

/** All that the desk's server can be asked. `docs/desk-api.yaml` is made of it. */
export const operations: Readonly<Record<Address, Operation>> = {
  ...sessionOperations,
  // Before the one that takes any reference.
  ...bulkOperations,
  ...enquiryOperations,
  ...liveOperations,
  ...enquiryActionOperations,
  ...replyOperations,
  ...facetOperations,
  ...numbersOperations,
  ...exportOperations,
  ...logOperations,
  ...contentOperations,
  ...releaseOperations,
  ...guideOperations,
  ...retentionOperations,
  ...userOperations,
};

/** The operation of a route, whose places are written `/:name`; undefined for none. */
export const operationOf = (method: string, path: string): Operation | undefined =>
  Object.entries(operations).find(
    ([address]) => address === `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`,
  )?.[1];

/** The operation that an address below `/api/desk` belongs to; undefined for none. */
export function operationAt(method: string, path: string): Operation | undefined {
  const [, operation] =
    Object.entries(operations).find(([address]) => {
      const pattern = `${address.replaceAll(/\{\w+\}/g, '[^/?]+')}(?:[?].*)?`;
      return new RegExp(`^${pattern}$`).test(`${method} ${path}`);
    }) ?? [];
  return operation;
}
