/** Keys that followed each other as fast as only a scanner types them. */
export type Burst = {
  readonly text: string;
  /** When the last one came, in milliseconds. */
  readonly at: number;
};

export const noBurst: Burst = { text: '', at: Number.NEGATIVE_INFINITY };

/** The longest pause between two keys of a scanner; people take longer, even for two keys at once. */
export const longestPause = 50;

/** The shortest code on a shelf. */
const leastKeys = 2;

const isInTime = (burst: Burst, at: number): boolean => at - burst.at <= longestPause;

/** A burst with one key more, or one that begins with it. */
export const withKey = (burst: Burst, key: string, at: number): Burst => ({
  text: isInTime(burst, at) ? burst.text + key : key,
  at,
});

/** Whether a burst that ends now is a scanned code. */
export const isScanned = (burst: Burst, at: number): boolean =>
  burst.text.length >= leastKeys && isInTime(burst, at);
