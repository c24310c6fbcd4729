import { createHmac } from 'node:crypto';
import type { EnquiryRow } from '../database/schema.ts';
import { describeEnquiry } from '../enquiries/describe.ts';
import type { Carrier } from './worker.ts';

/** Thrown when the receiver answers with anything but a 2xx status. */
export class WebhookRefused extends Error {
  override name = 'WebhookRefused';
  readonly responseCode: number;

  constructor(responseCode: number) {
    super(`the webhook's receiver answered ${responseCode}`);
    this.responseCode = responseCode;
  }
}

/**
 * The header `Webhook-Signature`: HMAC-SHA256 over the time, a full stop and the body.
 * @param seconds since 1970, so that a receiver can refuse what is replayed later
 */
export function signature(secret: string, seconds: number, body: string): string {
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}

/** Where to post, and with which secret to sign. */
export type WebhookSettings = { url: string; secret: string; timeoutMilliseconds: number };

/** Posts enquiries as signed JSON. */
export function webhookCarrier(settings: WebhookSettings, now: () => number): Carrier {
  return {
    async deliver(_channel, enquiry: EnquiryRow) {
      const body = JSON.stringify(describeEnquiry(enquiry));
      const response = await fetch(settings.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'webhook-id': enquiry.reference,
          'webhook-signature': signature(settings.secret, Math.floor(now() / 1000), body),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(settings.timeoutMilliseconds),
      });
      await response.body?.cancel();
      if (!response.ok) throw new WebhookRefused(response.status);
    },
  };
}
