import { ledger } from './001-ledger.ts';
import { recipients } from './002-recipients.ts';
import { replies } from './003-replies.ts';
import { jobs } from './004-jobs.ts';
import { digests } from './005-digests.ts';
import { pause } from './006-pause.ts';
import { setAside } from './007-set-aside.ts';
import { jobFailures } from './008-job-failures.ts';
import { replyLimits } from './009-reply-limits.ts';
import { reading } from './010-reading.ts';
import { compatibility } from './011-compatibility.ts';
import { desk } from './012-desk.ts';
import { answered } from './013-answered.ts';
import { presenceOfEntries } from './014-presence-of-entries.ts';
import { offer } from './015-offer.ts';
import type { LedgerMigration } from './ledger-migration.ts';

/** Forward only: a change of the tables is a new entry at the end, never an edit of an old one. */
export const migrations: Readonly<Record<string, LedgerMigration>> = {
  '001-ledger': ledger,
  '002-recipients': recipients,
  '003-replies': replies,
  '004-jobs': jobs,
  '005-digests': digests,
  '006-pause': pause,
  '007-set-aside': setAside,
  '008-job-failures': jobFailures,
  '009-reply-limits': replyLimits,
  '010-reading': reading,
  '011-compatibility': compatibility,
  '012-desk': desk,
  '013-answered': answered,
  '014-presence-of-entries': presenceOfEntries,
  '015-offer': offer,
};
