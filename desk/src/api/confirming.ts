/** Thrown when somebody was asked for the password once more, and let it be. */
export class NotConfirmed extends Error {
  override name = 'NotConfirmed';
}

let ask: (() => Promise<boolean>) | undefined;
let asking: Promise<boolean> | undefined;

/** Says how the password is asked for. @returns what takes that back */
export function confirmBy(how: () => Promise<boolean>): () => void {
  ask = how;
  return () => {
    ask = undefined;
  };
}

/** Asks for the password once more, once for all who want it. @returns whether it was right; false where nobody can be asked */
export function confirmed(): Promise<boolean> {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = undefined;
  });
  return asking;
}
