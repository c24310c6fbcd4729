import { isWorked, type SignInWork, workText } from '@nokshi/contract/sign-in-work.ts';
import { normalEmail } from '@nokshi/contract/vocabulary.ts';

/** Hashed together; between two batches the page answers. */
const batch = 256;

/** Works for a try to sign in. @param at when the server asked for it */
export async function workFor(typed: string, at: number): Promise<SignInWork> {
  const email = normalEmail(typed);
  const encoder = new TextEncoder();
  for (let first = 0; ; first += batch) {
    const works = Array.from({ length: batch }, (_, index) => ({ at, nonce: first + index }));
    const hashes = await Promise.all(
      works.map((work) => crypto.subtle.digest('SHA-256', encoder.encode(workText(email, work)))),
    );
    const found = works.find((_, index) => isWorked(new Uint8Array(hashes[index] ?? [])));
    if (found) return found;
  }
}
