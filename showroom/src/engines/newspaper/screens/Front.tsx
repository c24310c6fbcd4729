import { useNewspaper } from '../engine.ts';
import styles from './Front.module.css';
import { PartView } from './PartView.tsx';

/** The front of the latest issue, in its columns. */
export function Front() {
  const { data } = useNewspaper();
  return (
    <div className={styles.front}>
      {data.front.map(({ width, parts }) => (
        <div
          key={parts.map(({ part }) => part).join()}
          className={styles.column}
          data-width={width}
        >
          {parts.map((part) => (
            <PartView key={part.part + ('section' in part ? part.section : '')} part={part} />
          ))}
        </div>
      ))}
    </div>
  );
}
