import { z } from 'zod';
import {
  changed,
  changesAsked,
  checklist,
  contentAsked,
  contentList,
  entry,
  entryAsked,
  history,
  historyAsked,
  newEntry,
  orderAsked,
  picks,
  picksAsked,
  revertAsked,
  stale,
  translationHeld,
} from './content.ts';
import {
  type Address,
  FileAnswer,
  type Operation,
  refusal,
  refusalOfEditing,
  refusedEditing,
  refusedToOthers,
} from './operation.ts';
import { pictureAsked, pictureOpened } from './pictures.ts';

/** `/content`: the draft of all words and pictures. */
export const contentOperations: Record<Address, Operation> = {
  'GET /content': {
    for: 'content',
    summary: 'Lists all that can be changed, or what holds some words.',
    query: contentAsked,
    answers: { 200: contentList, 422: refusalOfEditing, ...refusedToOthers },
  },
  'GET /content/checklist': {
    for: 'content',
    summary: 'Lists what is still an example or empty, step by step.',
    query: entryAsked,
    answers: { 200: checklist, ...refusedToOthers },
  },
  'GET /content/archive': {
    for: 'content',
    summary: 'All content as a zip, to be unpacked over content/.',
    answers: { 200: new FileAnswer('application/zip'), ...refusedToOthers },
  },
  'GET /content/picks/{kind}': {
    for: 'content',
    summary: 'Lists what a field may name: icons, emblems, pages, or entries of a folder.',
    query: picksAsked,
    answers: { 200: picks, 404: refusalOfEditing, 422: refusalOfEditing, ...refusedToOthers },
  },
  'GET /content/{folder}/{name}': {
    for: 'content',
    summary: 'An entry with its form, and what is wrong in it.',
    query: entryAsked,
    answers: { 200: entry, 404: refusalOfEditing, 422: refusalOfEditing, ...refusedToOthers },
  },
  'PATCH /content/{folder}/{name}': {
    for: 'content',
    summary: 'Changes the draft of an entry. It may be faulty; nothing is published.',
    body: changesAsked,
    answers: {
      200: changed,
      404: refusalOfEditing,
      409: stale,
      422: refusalOfEditing,
      ...refusedEditing,
    },
  },
  'POST /content/{folder}': {
    for: 'content',
    summary: 'Makes an entry.',
    body: newEntry,
    answers: {
      201: z.strictObject({ id: z.string() }),
      404: refusalOfEditing,
      422: refusalOfEditing,
      ...refusedEditing,
    },
  },
  'DELETE /content/{folder}/{name}': {
    for: 'content',
    summary: 'Takes an entry away, in the draft.',
    answers: { 204: null, 404: refusalOfEditing, 422: refusalOfEditing, ...refusedEditing },
  },
  'PUT /content/{folder}/order': {
    for: 'content',
    summary: 'Puts the entries of a folder in an order.',
    body: orderAsked,
    answers: { 204: null, 404: refusalOfEditing, 422: refusalOfEditing, ...refusedEditing },
  },
  'GET /content/{folder}/{name}/picture': {
    for: 'content',
    summary: 'A picture of the draft, or of what is on the site.',
    query: pictureOpened,
    answers: {
      200: new FileAnswer('image/*'),
      404: refusalOfEditing,
      422: refusalOfEditing,
      ...refusedToOthers,
    },
  },
  'PUT /content/{folder}/{name}/picture': {
    for: 'content',
    summary: 'Puts a picture at a field. The body is the file.',
    query: pictureAsked,
    takes: 'image/*',
    answers: {
      200: changed,
      404: refusalOfEditing,
      409: stale,
      413: refusal,
      422: refusalOfEditing,
      ...refusedEditing,
    },
  },
  'GET /content/{folder}/{name}/history': {
    for: 'content',
    summary: 'Who changed what in an entry, and when.',
    query: historyAsked,
    answers: { 200: history, 404: refusalOfEditing, ...refusedToOthers },
  },
  'POST /content/{folder}/{name}/translated': {
    for: 'content',
    summary: 'Notes that a translation holds though its source was changed.',
    body: translationHeld,
    answers: {
      200: changed,
      404: refusalOfEditing,
      409: stale,
      422: refusalOfEditing,
      ...refusedEditing,
    },
  },
  'POST /content/{folder}/{name}/revert': {
    for: 'content',
    summary: 'Brings an entry back to how it was.',
    body: revertAsked,
    answers: {
      200: changed,
      404: refusalOfEditing,
      409: stale,
      422: refusalOfEditing,
      ...refusedEditing,
    },
  },
};
