import styles from './WayMark.module.css';

const paths = {
  mail: 'M3.5 6.5h17v11h-17zM4 7l8 6.5L20 7',
  chat: 'M4 20l1.3-4A8 8 0 1 1 8 18.7ZM9 8.5c0 4 3 7 6.5 6.5l.5-2-2-1-1 1-2-2 1-1-1-2Z',
  phone:
    'M6 3.5h3l1.7 4.2-2.1 1.6a12 12 0 0 0 6.1 6.1l1.6-2.1 4.2 1.7v3a2 2 0 0 1-2.2 2A16 16 0 0 1 4 5.7a2 2 0 0 1 2-2.2Z',
};

export type WayName = keyof typeof paths;

/** What a way to answer looks like, beside its name or, on a phone, instead of it. */
export const WayMark = ({ name }: { name: WayName }) => (
  <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);
