import type { ErrorSentences } from '@nokshi/forms/form-words.ts';
import { type FormId, fieldNames, postPath } from '@nokshi/forms/forms.ts';
import { isReference } from '@nokshi/forms/reference.ts';

/** Who takes an enquiry: the address of the server, which form, and what its references begin with. */
export type Receiver = { endpoint: string; kind: FormId; referencePrefix: string };

/** The outcome of an attempt to send. */
export type Outcome =
  | { result: 'taken'; reference: string }
  | { result: 'mend'; errors: ErrorSentences }
  | { result: 'busy'; seconds: number }
  | { result: 'conflict' | 'crossSite' | 'tooLarge' | 'unsupported' }
  | { result: 'unavailable' | 'unreachable' };

/** After this time the line counts as dropped. The key makes a second try safe. */
const mostMilliseconds = 30_000;

const leastWait = 1;
const usualWait = 10;
const longestWait = 120;

/** The seconds of a Retry-After header, which may also be a date; within reason. */
export function secondsToWait(header: string | null, now: number = Date.now()): number {
  const text = header?.trim() ?? '';
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - now) / 1000;
  if (!Number.isFinite(seconds)) return usualWait;
  return Math.min(Math.max(Math.ceil(seconds), leastWait), longestWait);
}

const refusals: Readonly<Record<number, 'conflict' | 'crossSite' | 'tooLarge' | 'unsupported'>> = {
  403: 'crossSite',
  409: 'conflict',
  413: 'tooLarge',
  415: 'unsupported',
};

function errorsIn(answer: unknown, kind: FormId): ErrorSentences {
  const errors: ErrorSentences = {};
  if (typeof answer !== 'object' || answer === null || !('errors' in answer)) return errors;
  const given = answer.errors;
  if (typeof given !== 'object' || given === null) return errors;
  const sentences = new Map<string, unknown>(Object.entries(given));
  for (const name of fieldNames(kind)) {
    const sentence = sentences.get(name);
    if (typeof sentence === 'string' && sentence !== '') errors[name] = sentence;
  }
  return errors;
}

/** Reads the server's answer. What no server of ours would say counts as not reached. */
export async function outcomeOf(
  response: Response,
  { kind, referencePrefix }: Receiver,
): Promise<Outcome> {
  const { status } = response;
  if (status === 429) {
    return { result: 'busy', seconds: secondsToWait(response.headers.get('retry-after')) };
  }
  const refusal = refusals[status];
  if (refusal) return { result: refusal };
  const answer: unknown = await response.json().catch(() => undefined);
  if (status === 422) {
    const errors = errorsIn(answer, kind);
    if (Object.keys(errors).length > 0) return { result: 'mend', errors };
  }
  if (response.ok) {
    // A hotel's login page also answers 200: only a reference says that the enquiry is kept.
    const reference =
      typeof answer === 'object' && answer && 'reference' in answer && answer.reference;
    return isReference(referencePrefix, reference)
      ? { result: 'taken', reference }
      : { result: 'unreachable' };
  }
  return { result: 'unavailable' };
}

/**
 * Sends an enquiry once.
 * @param key the same for every attempt at one intent
 * @returns what became of it; never throws
 */
export async function sendEnquiry(
  receiver: Receiver,
  key: string,
  body: Readonly<Record<string, string>>,
): Promise<Outcome> {
  try {
    const response = await fetch(receiver.endpoint + postPath(receiver.kind), {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ ...body, key }),
      signal: AbortSignal.timeout(mostMilliseconds),
    });
    return await outcomeOf(response, receiver);
  } catch {
    return { result: 'unreachable' };
  }
}
