import { useRef, useState } from 'react';
import { textIn } from '../demo/words.ts';
import { useShell } from '../runtime/engine.tsx';
import { goThen, screenOf } from '../runtime/hash.ts';
import { numeral } from '../words/taka.ts';
import { askHref } from './ask.ts';
import styles from './TaskList.module.css';
import { filled } from './words.ts';

/**
 * The next of three things to try, in one line that stays in the window: it says where that is done, opens
 * into all three, and after the last leads to the price. Put away, it is the same line at the top alone.
 */
export function TaskList() {
  const view = useShell();
  const { opened, data, words, shellLanguage, goals, areTasksHidden, hideTasks, notify } = view;
  const [isOpen, open] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const isDone = ({ goal }: { goal: string }) => goals.includes(goal);
  const next = data.tasks.find((task) => !isDone(task));
  const shown = areTasksHidden ? undefined : next;
  const count = filled(words.tasksDone, {
    done: numeral(data.tasks.filter(isDone).length, shellLanguage),
    total: numeral(data.tasks.length, shellLanguage),
  });
  return (
    <section
      className={styles.tasks}
      data-unprinted
      aria-label={words.tasks}
      lang={shellLanguage}
      data-pinned={!areTasksHidden || undefined}
    >
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen && !areTasksHidden}
        aria-controls="tasks"
        onClick={() => (areTasksHidden ? hideTasks(false) : open(!isOpen))}
      >
        {areTasksHidden && <b>{words.tasks} </b>}
        <span role="status">
          {shown && (
            <>
              <b className={styles.number}>
                {numeral(data.tasks.indexOf(shown) + 1, shellLanguage)}
              </b>{' '}
              {textIn(shown.words, shellLanguage)}{' '}
            </>
          )}
          <span className={shown && 'visually-hidden'}>{count}</span>
        </span>
      </button>
      {!areTasksHidden && (
        <>
          {next ? (
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                open(false);
                const say = () => notify(textIn(next.words, shellLanguage));
                goThen(say, ...screenOf(`#/${next.at ?? ''}`));
              }}
            >
              {words.taskWhere}
            </button>
          ) : (
            <a className={styles.action} href={opened.priceHref ?? askHref(opened, view.brand)}>
              {opened.priceHref ? words.price : words.ask}
            </a>
          )}
          <button
            type="button"
            className={styles.away}
            aria-label={words.tasksHide}
            onClick={() => {
              open(false);
              hideTasks(true);
              toggle.current?.focus();
            }}
          />
        </>
      )}
      <ol id="tasks" className={styles.list} hidden={!isOpen || areTasksHidden}>
        {data.tasks.map((task) => (
          <li key={task.goal} data-done={isDone(task) || undefined}>
            {textIn(task.words, shellLanguage)}
            {isDone(task) && <span className="visually-hidden"> {words.taskDone}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
