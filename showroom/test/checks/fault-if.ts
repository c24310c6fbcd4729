/** @returns a fault, if it is one */
export const faultIf = (isFault: boolean, fault: string): readonly string[] =>
  isFault ? [fault] : [];
