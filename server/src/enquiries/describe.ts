import type { EnquiryRow } from '../database/schema.ts';

/** An enquiry as the webhook, the export and `leads --json` show it. */
export type DescribedEnquiry = {
  reference: string;
  kind: EnquiryRow['kind'];
  status: EnquiryRow['status'];
  signals: string[];
  receivedAt: string;
  name: string;
  company: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  software: string;
  consent: boolean;
  consentWording: string;
  page: string;
  referrer: string;
  campaign: string;
};

/** The one place where the ledger's columns become the words that the outside knows. */
export function describeEnquiry(row: EnquiryRow): DescribedEnquiry {
  return {
    reference: row.reference,
    kind: row.kind,
    status: row.status,
    signals: row.signals === '' ? [] : row.signals.split(','),
    receivedAt: new Date(row.received_at).toISOString(),
    name: row.name,
    company: row.company,
    email: row.email,
    phone: row.phone,
    subject: row.subject,
    message: row.message,
    software: row.software,
    consent: row.consent === 1,
    consentWording: row.consent_wording,
    page: row.page,
    referrer: row.referrer,
    campaign: row.campaign,
  };
}
