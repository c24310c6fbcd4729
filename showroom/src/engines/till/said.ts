/** @returns a fault, if it is one */
export const said = (isFault: boolean, fault: string): readonly string[] =>
  isFault ? [fault] : [];
