import type { Text } from '../content/text.ts';
import styles from './ExampleMark.module.css';
import { say } from './say.tsx';

/** Says of a person, a client or a piece of work that it is invented; nothing of what is real. */
export const ExampleMark = ({ example }: { example: Text | undefined }) =>
  example === undefined ? null : <small className={styles.mark}>{say(example)}</small>;
