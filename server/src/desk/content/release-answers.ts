import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import {
  backAsked,
  type Choice,
  type Difference,
  type DraftFault,
  planAsked,
  publishAsked,
  type Release,
} from '@nokshi/contract/release.ts';
import type { Language } from '@nokshi/forms/languages.ts';
import { timeOf } from '@nokshi/forms/local-time.ts';
import { type KeptRelease, keptReleases, readKept } from '@nokshi/releases/kept-releases.ts';
import { draftAddress, draftFolder, ownRelease } from '@nokshi/releases/paths.ts';
import { forgetPlan, keepPlan, plannedReleases, readPlan } from '@nokshi/releases/planned.ts';
import { currentRelease, pointAt } from '@nokshi/releases/pointer.ts';
import { isUnfit } from '@nokshi/releases/progress.ts';
import { takeLock } from '@nokshi/releases/publish-lock.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PublishOrder } from '../../../../editor/src/publish/order.ts';
import { minute } from '../../durations.ts';
import type { Releases } from '../../releases/releases.ts';
import type { Answer, Answers } from '../editing-addresses.ts';
import { awayIfUnwritten, EditorAway } from '../editor-away.ts';
import { userOf } from '../guard.ts';
import { NotAsAsked, readAs } from '../read-as.ts';
import type { TimedLedger } from '../timed-ledger.ts';
import { lackSentences } from './lack-sentences.ts';
import { isOlder } from './program.ts';
import type { Publishing } from './publishing.ts';

/** What the editor is asked about the draft, in words of a language. */
export type AskEditor = {
  /** The changes of a release. @throws EditorAway */
  differences: (language: Language) => Promise<Difference[]>;
  /** What keeps it from being published, and at which field. @throws EditorAway */
  faults: (language: Language) => Promise<DraftFault[]>;
  /** The same of what would be on the site with some changes alone. @throws EditorAway */
  choice: (entries: readonly string[], language: Language) => Promise<Choice>;
};

/** What the editor tells; null while it can't be asked, which is no reason to say nothing of the site. */
const known = <Told>(asked: Promise<Told>): Promise<Told | null> =>
  asked.catch((failure: unknown) => {
    if (failure instanceof EditorAway) return null;
    throw failure;
  });

/** So far ahead something may be planned: what is typed beyond is a mistake. */
const farthest = 366 * 24 * 60 * minute;

const notAllChanges = 'entries: not all of them are changes of the draft.';

/** Those before the present one that can be gone back to. */
const mostPrevious = 5;

type ReleaseDependencies = {
  publishing: Publishing;
  releases: Releases;
  timed: TimedLedger;
  isLocal: boolean;
  /** Tells the pages of owners that something else stands there. */
  tellRelease: () => void;
};

/** `/release`: what is on the site, and how something else comes there. */
export function releaseAnswers(
  { publishing, releases, timed, isLocal, tellRelease }: ReleaseDependencies,
  editor: AskEditor,
) {
  const answer = async (request: FastifyRequest): Promise<Release> => {
    const { language } = userOf(request);
    const standing = stand(publishing, releases);
    const changes = await known(editor.differences(language));
    const told = {
      ...standing,
      isOlder: canBuild(standing.lacks) && (await isOlder(publishing.desk)),
      changes,
    };
    if (standing.failure !== 'faults') return { ...told, faults: [] };
    // Those that are left by now.
    const faults = await known(editor.faults(language));
    return { ...told, faults: faults ?? [] };
  };

  const begin =
    (what: PublishOrder['what']): Answer =>
    async (request, reply) => {
      const { entries } = what === 'draft' ? {} : readAs(publishAsked, request.body ?? {});
      const { lack } = publishing;
      if (lack) return reply.code(503).send({ message: lackSentences[lack], reason: lack });
      if (publishing.isBusy) return refuseBusy(reply);
      if (entries) {
        const { language } = userOf(request);
        const changed = new Set((await editor.differences(language)).map(({ id }) => id));
        if (!entries.every((id) => changed.has(id))) {
          throw new NotAsAsked(notAllChanges);
        }
        const choice = await editor.choice(entries, language);
        if (choice.faults.length > 0) return reply.code(422).send(choice);
      }
      const told = await publishing.begin(what, userOf(request).name, entries ?? null);
      if (told === 'busy') return refuseBusy(reply);
      return reply.code(isUnfit(told.reason) ? 422 : 202).send(await answer(request));
    };

  const plan: Answer = async (request, reply) => {
    // Where it is all over with the terminal, nothing waits.
    if (isLocal) return refuseUnknown(reply);
    const { at, entries } = readAs(planAsked, request.body);
    const { name, email, language } = userOf(request);
    const ahead = timeOf(at, releases.sentences.timeZone) - (await timed.time());
    if (ahead <= 0) return refuseTime(reply, 'past');
    if (ahead > farthest) return refuseTime(reply, 'far');
    const changes = new Map(
      (await editor.differences(language)).map(({ id, title }) => [id, { id, title }]),
    );
    const chosen = entries?.map((id) => changes.get(id)).filter((one) => one !== undefined);
    if (chosen?.length !== entries?.length) throw new NotAsAsked(notAllChanges);
    try {
      keepPlan(publishing.desk, {
        ...{ id: randomUUID(), by: name, email, failure: null },
        at: new Date(timeOf(at, releases.sentences.timeZone)).toISOString(),
        entries: chosen ?? null,
      });
    } catch (failure) {
      throw awayIfUnwritten(failure);
    }
    tellRelease();
    return reply.code(202).send(await answer(request));
  };

  const takeBack: Answer = async (request, reply) => {
    const { name } = request.params;
    if (!readPlan(publishing.desk, name)) return refuseUnknown(reply);
    forgetPlan(publishing.desk, name);
    tellRelease();
    return reply.code(202).send(await answer(request));
  };

  const goBack: Answer = async (request, reply) => {
    const { id } = readAs(backAsked, request.body);
    if (publishing.isBusy) return refuseBusy(reply);
    if (!previousReleases(publishing.desk, releases).some((one) => one.id === id)) {
      return reply.code(404).send({ message: 'There is no such release.', reason: 'unknown' });
    }
    const now = await timed.time();
    try {
      const letGo = takeLock(publishing.desk, 'publishing', 0);
      if (!letGo) return refuseBusy(reply);
      try {
        pointAt(publishing.desk, id, now);
      } finally {
        letGo();
      }
    } catch (failure) {
      throw awayIfUnwritten(failure);
    }
    await releases.look();
    return reply.code(202).send(await answer(request));
  };

  const cancel: Answer = async (request, reply) => {
    if (!publishing.cancel()) {
      return reply
        .code(409)
        .send({ message: 'This server builds nothing now.', reason: 'unknown' });
    }
    await publishing.ended;
    return reply.code(202).send(await answer(request));
  };
  return {
    'GET /release': answer,
    'POST /release': begin(isLocal ? 'own' : 'release'),
    'POST /release/draft': begin('draft'),
    'DELETE /release': cancel,
    'POST /release/back': goBack,
    'POST /release/planned': plan,
    'DELETE /release/planned/:name': takeBack,
  } satisfies Partial<Answers>;
}

const refuseUnknown = (reply: FastifyReply) =>
  reply.code(404).send({ message: 'There is no such plan.', reason: 'unknown' });

const refuseTime = (reply: FastifyReply, reason: 'past' | 'far') =>
  reply.code(422).send({
    message: 'The time has to be ahead, and within a year.',
    reason,
  });

const refuseBusy = (reply: FastifyReply) =>
  reply.code(409).send({ message: 'Somebody publishes already.', reason: 'publishing' });

/** How the site stands, save what the editor knows. */
function stand(
  publishing: Publishing,
  releases: Releases,
): Omit<Release, 'isOlder' | 'changes' | 'faults'> {
  const { desk, lack } = publishing;
  const current = currentRelease(desk);
  const draft = readKept(draftFolder(desk));
  const kept = keptReleases(desk);
  return {
    current: toldOf(kept.find(({ id }) => id === current)),
    isApart: releases.isApart,
    previous: previousReleases(desk, releases),
    planned: plannedReleases(desk).map(({ email: _email, ...plan }) => plan),
    ...stepOf(publishing, releases, current),
    lastSeconds: lastSeconds([...kept, ...(draft ? [draft] : [])]),
    lacks: lack ?? null,
    draft: draft ? { at: draft.at, address: draftAddress } : null,
  };
}

/** How far it is until the current release is shown here. */
function stepOf(
  { progress: { what, state, progress, reason } }: Publishing,
  { site, release, isRefused }: Releases,
  current: string,
): Pick<Release, 'what' | 'state' | 'progress' | 'failure'> {
  if (state !== 'idle' || !site || current === release) {
    return { what, state, progress, failure: reason };
  }
  if (isRefused) return { what: 'release', state: 'failed', progress: 0, failure: 'unreadable' };
  // It is on the site elsewhere, perhaps, and here at the next look.
  return { what: 'release', state: 'loading', progress: 0.98, failure: null };
}

/** How long the latest of some took. */
const lastSeconds = (made: readonly KeptRelease[]): number | null =>
  made.toSorted((one, other) => other.at.localeCompare(one.at))[0]?.seconds ?? null;

const toldOf = (kept: KeptRelease | undefined): Release['current'] =>
  kept ? publishedOf(kept) : null;

const publishedOf = ({ id, at, by, isRenewal = false }: KeptRelease) => ({ id, at, by, isRenewal });

/** Whether the site can be built anew here, now or once there is room. */
const canBuild = (lacks: Release['lacks']): boolean => lacks !== 'site' && lacks !== 'tools';

/** What can be gone back to, the latest first; the site that the program came with is the oldest. */
function previousReleases(desk: string, { ownSite }: Releases): Release['previous'] {
  const current = currentRelease(desk);
  const others = keptReleases(desk).filter(({ id }) => id !== current);
  const previous = others.slice(0, mostPrevious).map(publishedOf);
  if (current === ownRelease) return previous;
  const built = statSync(join(ownSite, 'index.html'), { throwIfNoEntry: false });
  const own = { id: ownRelease, at: built?.mtime.toISOString() ?? '', by: '', isRenewal: false };
  return built ? [...previous, own] : previous;
}
