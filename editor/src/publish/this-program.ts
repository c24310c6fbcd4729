import { fingerprintOfProgram } from '../../../toolchain/fingerprint.mjs';

let known: string | undefined;

/** What tells this program from any other that builds a site; it is read once, as it was started. */
export function thisProgram(): string {
  known ??= fingerprintOfProgram();
  return known;
}
