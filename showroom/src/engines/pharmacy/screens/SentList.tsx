import { type ReactNode, useId } from 'react';
import { Row, Stack } from '../../../ui/layout.tsx';
import styles from './Desk.module.css';

/** What was sent: its name, what is known of it, and what comes next. */
export function SentList({
  title,
  none,
  sent,
}: {
  title: string;
  none: string;
  sent: readonly {
    readonly id: number;
    readonly name: string;
    readonly about: string;
    readonly more: string;
    readonly next: ReactNode;
  }[];
}) {
  const heading = useId();
  return (
    <Stack as="section" aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      {sent.length === 0 && <p>{none}</p>}
      <ul>
        {sent.map(({ id, name, about, more, next }) => (
          <Row as="li" key={id} isApart className={styles.sent}>
            <Stack as="p" gap={0}>
              <b>{name}</b>
              <span>{about}</span>
              <small>{more}</small>
            </Stack>
            {next}
          </Row>
        ))}
      </ul>
    </Stack>
  );
}
