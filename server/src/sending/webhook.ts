import { Webhook } from 'standardwebhooks';
import { describeEnquiry } from '../ledger/enquiries/describe.ts';
import type { EnquiryRow } from '../ledger/schema.ts';
import type { TimeLimit } from './time-limit.ts';
import type { Transport } from './worker.ts';

/** Thrown when the receiver answers with anything but a 2xx status. */
class WebhookRefused extends Error {
  override name = 'WebhookRefused';
  readonly responseCode: number;

  constructor(responseCode: number) {
    super(`WebhookRefused ${responseCode}`);
    this.responseCode = responseCode;
  }
}

/** Where to post, and with which secret (`whsec_…`) to sign. */
export type WebhookSettings = { url: string; secret: string; limit: TimeLimit };

/** Posts enquiries as JSON, signed as Standard Webhooks says; the reference is the message's id. */
export function webhookTransport(settings: WebhookSettings, now: () => number): Transport {
  const webhook = new Webhook(settings.secret);
  return {
    deliver: (_channel, enquiry: EnquiryRow) =>
      settings.limit.run(async (signal) => {
        const body = JSON.stringify(describeEnquiry(enquiry));
        const time = new Date(now());
        const response = await fetch(settings.url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'webhook-id': enquiry.reference,
            'webhook-timestamp': String(Math.floor(time.getTime() / 1000)),
            'webhook-signature': webhook.sign(enquiry.reference, time, body),
          },
          body,
          redirect: 'manual',
          signal,
        });
        // Its status counts, whatever becomes of the rest.
        await response.body?.cancel().catch(() => undefined);
        if (!response.ok) throw new WebhookRefused(response.status);
      }),
  };
}
