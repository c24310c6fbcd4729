import styles from './Swatch.module.css';

/** A patch of colour to choose. */
export function Swatch({
  colour,
  name,
  isPressed,
  onPress,
}: {
  colour: string;
  name: string;
  isPressed: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      className={styles.swatch}
      aria-label={name}
      title={name}
      aria-pressed={isPressed}
      onClick={onPress}
    >
      <svg aria-hidden="true" viewBox="0 0 34 34">
        <rect width="34" height="34" fill={colour} />
      </svg>
    </button>
  );
}
