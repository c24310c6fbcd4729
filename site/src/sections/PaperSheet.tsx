import { plain, type Text } from '../content/text.ts';
import paper from '../ui/Paper.module.css';
import { say } from '../ui/say.tsx';
import styles from './PaperSheet.module.css';

/** A sheet of paper with labelled rows, such as a handover list. */
export function PaperSheet({
  id,
  title,
  rows,
}: {
  id: string;
  title: Text;
  rows: { label: Text; text: Text }[];
}) {
  return (
    <div className={`${styles.sheet} ${paper.paper}`}>
      <strong id={`${id}-sheet`}>{say(title)}</strong>
      <ul aria-labelledby={`${id}-sheet`}>
        {rows.map(({ label, text }) => (
          <li key={plain(label)}>
            <b>{say(label)}</b> {say(text)}
          </li>
        ))}
      </ul>
    </div>
  );
}
