import type { DescribedFields } from '@nokshi/contract/vocabulary.ts';
import { allFieldNames, isTick } from '@nokshi/forms/fields.ts';
import { type Language, languageOfPath } from '@nokshi/forms/languages.ts';
import type { EnquiryRow } from '../schema.ts';

/** An enquiry as the webhook, the export and `leads --json` show it. */
export type DescribedEnquiry = {
  reference: string;
  kind: EnquiryRow['kind'];
  /** Kept, but not delivered, since it looks like spam. */
  setAside: boolean;
  signals: string[];
  receivedAt: string;
} & DescribedFields & {
    page: string;
    /** Of the page: the one to answer in. */
    language: Language;
    referrer: string;
    campaign: string;
  };

/** The names of what the forms' fields become here, in order; each a column of the export. */
export const describedFields = allFieldNames.flatMap((name): (keyof DescribedFields)[] =>
  isTick(name) ? [name, `${name}Wording`] : [name],
);

function describeFields(row: EnquiryRow): DescribedFields {
  const described = allFieldNames.flatMap((name) =>
    isTick(name)
      ? [
          [name, row[name] === 1],
          [`${name}Wording`, row[`${name}_wording`]],
        ]
      : [[name, row[name]]],
  );
  return Object.fromEntries(described) as DescribedFields;
}

/** The one place where the ledger's columns become the words that the outside knows. */
export function describeEnquiry(row: EnquiryRow): DescribedEnquiry {
  return {
    reference: row.reference,
    kind: row.kind,
    setAside: row.set_aside === 1,
    signals: row.signals === '' ? [] : row.signals.split(','),
    receivedAt: new Date(row.received_at).toISOString(),
    ...describeFields(row),
    page: row.page,
    language: languageOfPath(row.page),
    referrer: row.referrer,
    campaign: row.campaign,
  };
}
