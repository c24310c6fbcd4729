import { onHost } from '@nokshi/forms/on-host.ts';
import { isAttended } from './attendance.ts';
import { confirmed, NotConfirmed } from './confirming.ts';
import { noteReach } from './reach.ts';

/** Thrown when the server refuses; `present` is how things stand when they have changed meanwhile. */
export class Refused extends Error {
  override name = 'Refused';
  readonly status: number;
  readonly present: unknown;
  /** After so many seconds it is worth trying again; 0 where nothing was said. */
  readonly retrySeconds: number;

  constructor(status: number, message: string, present: unknown, retrySeconds: number) {
    super(message);
    this.status = status;
    this.present = present;
    this.retrySeconds = retrySeconds;
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Asks the server.
 * @param path below /api/desk
 * @throws Refused with the status; NotConfirmed when it wanted the password once more, and did not get it;
 * TypeError when the server can't be reached
 */
export async function ask<Answer>(
  path: string,
  method: Method = 'GET',
  body?: unknown,
): Promise<Answer> {
  const response = await fetch(onHost(`/api/desk${path}`), {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(!isAttended() && { 'desk-unattended': '1' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  noteReach(response.headers);
  const text = await response.text();
  const content: unknown = text === '' ? undefined : JSON.parse(text);
  if (response.ok) return content as Answer;
  if (isToConfirm(content)) {
    if (await confirmed()) return ask(path, method, body);
    throw new NotConfirmed();
  }
  const message =
    typeof content === 'object' && content !== null && 'message' in content
      ? String(content.message)
      : '';
  throw new Refused(
    response.status,
    message,
    content,
    Number(response.headers.get('retry-after') ?? 0),
  );
}

/** Whether it would be done once the password was typed again. */
const isToConfirm = (content: unknown): boolean =>
  typeof content === 'object' && content !== null && 'needsPassword' in content;
