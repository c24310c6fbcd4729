import type { ComponentProps } from 'react';
import styles from './PauseButton.module.css';

/** The button that stops what moves by itself; the script that moves it tells the rest. */
export function PauseButton(attributes: ComponentProps<'button'>) {
  return <button {...attributes} className={styles.pause} type="button" />;
}
