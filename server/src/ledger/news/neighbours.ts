/** Hears from other processes on the same ledger, as long as somebody here wants to know. */
export type Neighbours = {
  /** @returns once they are heard, or can't be for now: it is tried again then */
  open(): Promise<void>;
  /** Makes sure that they still are. To be called now and then. */
  check(): Promise<void>;
  close(): Promise<void>;
};
