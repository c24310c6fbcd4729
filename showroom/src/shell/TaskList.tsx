import { textIn } from '../demo/words.ts';
import { useShell } from '../runtime/engine.tsx';
import { numeral } from '../words/taka.ts';
import styles from './TaskList.module.css';
import { filled } from './words.ts';

/** Three things to try. Each is ticked off when it is done; the list can be put away. */
export function TaskList() {
  const { data, words, shellLanguage, goals, areTasksHidden, hideTasks } = useShell();
  const done = data.tasks.filter(({ goal }) => goals.includes(goal)).length;
  const count = filled(words.tasksDone, {
    done: numeral(done, shellLanguage),
    total: numeral(data.tasks.length, shellLanguage),
  });
  return (
    <section className={styles.tasks} aria-label={words.tasks} lang={shellLanguage}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={!areTasksHidden}
        aria-controls="tasks"
        onClick={() => hideTasks(!areTasksHidden)}
      >
        <b>{words.tasks}</b> <span role="status">{count}</span>
        <span className="visually-hidden">
          {areTasksHidden ? words.tasksShow : words.tasksHide}
        </span>
      </button>
      <ol id="tasks" className={styles.list} hidden={areTasksHidden}>
        {data.tasks.map((task) => (
          <li key={task.goal} data-done={goals.includes(task.goal) || undefined}>
            {textIn(task.words, shellLanguage)}
            {goals.includes(task.goal) && (
              <span className="visually-hidden"> {words.taskDone}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
