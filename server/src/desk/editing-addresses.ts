import type { FastifyReply, FastifyRequest } from 'fastify';

/** Where a picture is sent, which no other address takes. */
export const placesPicture = 'PUT /content/:folder/:name/picture';

/** Below `/api/desk`: the draft of all words and pictures, and what is on the site. */
export const addresses = [
  'GET /content',
  'GET /content/checklist',
  'GET /content/archive',
  'GET /content/picks/:kind',
  'GET /content/:folder/:name',
  'PATCH /content/:folder/:name',
  'POST /content/:folder',
  'DELETE /content/:folder/:name',
  'PUT /content/:folder/order',
  'GET /content/:folder/:name/history',
  'POST /content/:folder/:name/revert',
  'POST /content/:folder/:name/translated',
  'GET /content/:folder/:name/picture',
  placesPicture,
  'GET /release',
  'POST /release',
  'DELETE /release',
  'POST /release/draft',
  'POST /release/back',
  'GET /guide',
  'POST /guide/plan',
  'POST /guide',
  'POST /release/planned',
  'DELETE /release/planned/:name',
] as const;

/** No page of the draft is kept anywhere, found by a search engine, or fetched before it is wanted. */
export const draftHeaders = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
};

/** Whole sites for owners: with the draft, and as it is shown to everybody. */
export const sites = ['GET /desk/draft', 'GET /desk/shown'] as const;

/** An address at which only owners are answered. */
export type OwnersAddress = (typeof addresses | typeof sites)[number];

/** What stands in the addresses; which of it there is, each address says. */
export type Named = { Params: { folder: string; name: string; kind: string; '*': string } };

/** Answers at one address. */
export type Answer = (request: FastifyRequest<Named>, reply: FastifyReply) => unknown;

/** Answers at all addresses at which owners change and publish. */
export type Answers = Readonly<Record<OwnersAddress, Answer>>;

/** What is loaded when it is first asked for. */
export type Tools = {
  answers: Answers;
  /** Has the site built anew, where another program than this built it. */
  renew: () => Promise<void>;
  /** Publishes from now on what waits for its time. */
  publishPlanned: () => void;
  stop: () => void;
};
