/** Why the editor refuses something; the desk has words for each, save `picture`, whose message is already in the asked language. */
export const wrongReasons = [
  'picture',
  // There is no such thing, or it can't be done like that.
  'unknown',
  'stale',
  'strange',
  'too-long',
  'name',
  'taken',
  'used',
  'needed',
  'others-changed',
  'no-step',
  'unreadable',
  // A time that is over, or more than a year away.
  'past',
  'far',
  // Somebody publishes already, or it can't be done on this machine.
  'publishing',
  'site',
  'tools',
  'folders',
  'disk',
  'memory',
  // The editor can't answer now.
  'missing',
  'busy',
  'slow',
  'ended',
  'stopping',
  'elsewhere',
  'full',
  'forbidden',
  'failed',
] as const;

export type WrongReason = (typeof wrongReasons)[number];
