import type { Language, languages } from '@nokshi/forms/languages.ts';
import styles from './UndoneStitch.module.css';

type Script = (typeof languages)[Language]['script'];

/** A seam that has come undone: the sewn stitches, the empty holes, and the thread to the needle's eye. */
const drawings: Readonly<Record<Script, Record<'sewn' | 'holes' | 'thread', string>>> = {
  Latn: {
    sewn: 'M116 54 40 206h128M128 132v148M344 167a66 113 0 0 1-132 0a66 113 0 0 1 132 0M476 54 400 206h62',
    holes: 'M486 206h42M488 132v148',
    thread: 'M462 206c26 0 18 62-14 84-40 27-92 4-82-34 8-30 56-24 52 16-5 52-98 66-150 62',
  },
  Beng: {
    sewn: 'M108 158C140 142 162 128 162 98c0-28-24-44-54-44S54 70 54 98c0 28 24 42 54 60 34 20 60 34 60 66 0 36-28 56-60 56s-60-20-60-56c0-32 26-50 60-66M278 102a70 70 0 0 1 0 140a70 70 0 0 1 0-140M448 158c32-16 54-30 54-60 0-28-24-44-54-44s-54 16-54 44c0 28 24 42 54 60 34 20 60 34 60 66',
    holes: 'M505 249c-9 20-32 31-57 31-32 0-60-20-60-56 0-32 26-50 48-60',
    thread: 'M508 224c2 60-20 112-66 128-44 14-84-8-74-38 10-28 54-18 46 18-10 42-80 12-146 2',
  },
};

/** 404 in running stitch; the last numeral has come undone and its thread hangs from the needle. */
export function UndoneStitch({ script }: { script: Script }) {
  const { sewn, holes, thread } = drawings[script];
  return (
    <svg className={styles.drawing} viewBox="0 0 600 420" aria-hidden="true">
      <path className={styles.stitches} d={sewn} />
      <path className={styles.holes} d={holes} />
      <path className={styles.thread} d={thread} />
      <g className={styles.needle}>
        <path d="m270 325-142 33a5 5 0 0 0 2 9l144-19c19-2 16-27-4-23Z" />
        <path className={styles.eye} d="m251 338 16-3" />
      </g>
    </svg>
  );
}
