/** Why no automatic reply left, as the ledger keeps it: the desk says it in its own words. */
export const withheldReasons = {
  'too-late': 'more than a day after the enquiry',
  'had-one': 'the mailbox had a reply within a day',
  'too-many-of-visitor': 'the visitor had caused {number} replies within an hour',
  'too-many': 'as many replies as REPLY_MAX_PER_HOUR had left within an hour',
} as const;
