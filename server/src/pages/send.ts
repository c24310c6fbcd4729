import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncodings, namesEntityTag, readRange } from './negotiation.ts';
import {
  earlyHeaders,
  type RawHeaders,
  type Representation,
  type Resource,
  rawHeaders,
} from './resource.ts';

/** Sends a resource in the best encoding, or the part or the "unchanged" that was asked for. */
export function sendResource(
  request: IncomingMessage,
  response: ServerResponse,
  resource: Resource,
  common: Readonly<Record<string, string>>,
): void {
  const { headers } = request;
  const representation = chooseRepresentation(resource, headers['accept-encoding']);
  if (!representation) {
    sendText(request, response, 406, { ...common, Vary: 'Accept-Encoding' });
    return;
  }
  if (resource.status === 200) {
    const known = headers['if-none-match'];
    if (known !== undefined && namesEntityTag(known, representation.entityTag)) {
      send(response, 304, withoutEarlyHeaders(request, representation.headersWhenUnchanged));
      return;
    }
    if (headers.range !== undefined && request.method === 'GET') {
      if (sendRange(request, response, representation, headers.range)) return;
    }
  }
  const body = request.method === 'HEAD' ? undefined : representation.body;
  send(response, resource.status, withoutEarlyHeaders(request, representation.headers), body);
}

/** The headers of an answer; for visitors who save data (`Save-Data: on`) without those that fetch more. */
function withoutEarlyHeaders({ headers }: IncomingMessage, answer: RawHeaders): RawHeaders {
  if (!/^on\b/i.test(String(headers['save-data'] ?? ''))) return answer;
  const isEarly = (at: number) => earlyHeaders.includes(String(answer[at - (at % 2)]));
  return answer.filter((_part, at) => !isEarly(at));
}

/** Sends an answer whose only content is its status in words. */
export function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: keyof typeof reasons,
  headers: Readonly<Record<string, string>>,
): void {
  const body = Buffer.from(`${reasons[status]}\n`);
  const all = rawHeaders({
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(body.length),
    'Cache-Control': 'no-store',
    ...headers,
  });
  send(response, status, all, request.method === 'HEAD' ? undefined : body);
}

const reasons = {
  400: 'This address cannot be read.',
  404: 'Not found.',
  405: 'This address can only be read.',
  406: 'None of the accepted encodings is available.',
  500: 'Something went wrong on the server.',
};

/** Sends the visitor on to another address of this site. */
export function sendRedirect(
  response: ServerResponse,
  location: string,
  common: Readonly<Record<string, string>>,
): void {
  const headers = {
    Location: location,
    'Content-Length': '0',
    'Cache-Control': 'public, max-age=3600',
    ...common,
  };
  send(response, 301, rawHeaders(headers));
}

function chooseRepresentation(
  { representations }: Resource,
  header: string | undefined,
): Representation | undefined {
  for (const encoding of acceptedEncodings(header)) {
    const representation = representations[encoding];
    if (representation) return representation;
  }
  return undefined;
}

/** Says whether the range was answered; if not, the whole is the right answer. */
function sendRange(
  request: IncomingMessage,
  response: ServerResponse,
  { body, entityTag, headersOfPart, headersWhenUnchanged }: Representation,
  header: string,
): boolean {
  const condition = request.headers['if-range'];
  if (condition !== undefined && condition !== entityTag) return false;
  const range = readRange(header, body.length);
  if (range === undefined) return false;
  if (range === 'unsatisfiable') {
    const headers = ['Content-Range', `bytes */${body.length}`, 'Content-Length', '0'];
    send(response, 416, [...withoutEarlyHeaders(request, headersWhenUnchanged), ...headers]);
    return true;
  }
  const { first, last } = range;
  const position = `bytes ${first}-${last}/${body.length}`;
  const headers = ['Content-Range', position, 'Content-Length', String(last - first + 1)];
  send(
    response,
    206,
    [...withoutEarlyHeaders(request, headersOfPart), ...headers],
    body.subarray(first, last + 1),
  );
  return true;
}

function send(response: ServerResponse, status: number, headers: RawHeaders, body?: Buffer): void {
  // Node.js reads the list and leaves it alone; its types do not say so.
  response.writeHead(status, headers as string[]);
  response.end(body);
}
