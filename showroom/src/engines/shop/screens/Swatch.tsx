import styles from './Swatch.module.css';

/** The words of a choice, or a patch of the colour that it stands for. */
export function Swatch({ name, colour }: { name: string; colour: string | undefined }) {
  if (colour === undefined) return name;
  return (
    <span className={styles.swatch} title={name}>
      <svg aria-hidden="true" viewBox="0 0 34 34">
        <rect width="34" height="34" fill={colour} />
      </svg>
      <span className="visually-hidden">{name}</span>
    </span>
  );
}
