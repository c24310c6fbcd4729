import type { ChangedEntry } from '@nokshi/contract/content.ts';
import { onHost } from '@nokshi/forms/on-host.ts';
import { Refused } from '../../../api/ask.ts';

/** The part of a picture that is taken, in parts of 1. */
export type Part = { left: number; top: number; width: number; height: number };

/** Where a picture goes. */
type Target = { id: string; path: string; version: string; language: string; part: Part | null };

/**
 * Sends a picture. `fetch` would not tell how much of it is there.
 * @param tell is given what has arrived, in parts of 1
 * @throws Refused with the status; DOMException when it was broken off; TypeError without a server
 */
export function sendPicture(
  file: Blob,
  { id, path, version, language, part }: Target,
  tell: (arrived: number) => void,
  signal: AbortSignal,
): Promise<ChangedEntry> {
  const query = new URLSearchParams({ path, version, language });
  if (part) query.set('crop', writePart(part));
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', onHost(`/api/desk/content/${id}/picture?${query}`));
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => tell(loaded / Math.max(total, 1));
    request.onload = () => {
      const content = readAnswer(request.responseText);
      if (request.status === 200) resolve(content as ChangedEntry);
      else reject(refusalOf(request.status, content));
    };
    request.onerror = () => reject(new TypeError('The server cannot be reached'));
    request.onabort = () => reject(new DOMException('It was broken off', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

const writePart = ({ left, top, width, height }: Part): string =>
  [left, top, width, height]
    .map((one) =>
      Math.min(Math.max(one, 0), 1)
        .toFixed(6)
        .replace(/^1\.0+$/, '1'),
    )
    .join(',');

function readAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusalOf(status: number, content: unknown): Refused {
  const message = typeof content === 'object' && content ? Reflect.get(content, 'message') : '';
  return new Refused(status, String(message ?? ''), content, 0);
}
