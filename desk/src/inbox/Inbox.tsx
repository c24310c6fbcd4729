import type { CommonChange } from '@nokshi/contract/bulk.ts';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Refused } from '../api/ask.ts';
import { ExportLinks } from '../export/ExportLinks.tsx';
import { useTitle } from '../live/useTitle.ts';
import { useWords } from '../words/words.ts';
import { BulkBar } from './BulkBar.tsx';
import { ConfirmAll } from './ConfirmAll.tsx';
import { Empty } from './Empty.tsx';
import styles from './Inbox.module.css';
import { KeysDialog } from './KeysDialog.tsx';
import { List } from './List.tsx';
import { Narrowing } from './Narrowing.tsx';
import { OutcomeBar } from './OutcomeBar.tsx';
import { Pane } from './Pane.tsx';
import { useBulk } from './useBulk.ts';
import { useInboxKeys } from './useInboxKeys.ts';
import { useItems } from './useItems.ts';
import { useMarks } from './useMarks.ts';
import { useOpenLine } from './useOpenLine.ts';
import { useView } from './useView.ts';
import { Views } from './Views.tsx';
import { questionOf } from './views.ts';

/** The enquiries of a view, and the opened one beside them. */
export function Inbox() {
  const { words } = useWords();
  const { view, show, reference, addressOf, listAddress, viewAddress } = useView();
  const [, navigate] = useLocation();
  const { items, error, isLoading, hasMore, isComplete, readMore, isRead } = useItems(view);
  const marking = useMarks(listAddress, items, hasMore);
  const { marked, unmark } = marking;
  const { change, isBusy, outcome, setOutcome, refresh } = useBulk();
  const [asked, setAsked] = useState<CommonChange>();
  const list = useRef<HTMLUListElement>(null);
  const bars = useRef<HTMLDivElement>(null);
  useOpenLine(list, reference, items);
  useTitle(reference ? undefined : words.inbox);

  const keys = useInboxKeys({
    list,
    items,
    finish: (item) => void change([item], { stage: item.stage === 'new' ? 'answered' : 'closed' }),
    mark: marking.mark,
    leave: () => {
      if (marked.length > 0) unmark();
      else if (reference) navigate(listAddress);
    },
  });
  const changeMarked = (wanted: CommonChange) => {
    if (marking.isAll) return setAsked(wanted);
    void change(marked, wanted).then(() => {
      unmark();
      // The pressed button is gone; what became of it stands there.
      bars.current?.focus();
    });
  };
  const isRefused = error instanceof Refused && error.status === 422;
  return (
    <div className={styles.inbox} data-open={reference && true}>
      <section className={styles.list} aria-busy={isLoading || undefined}>
        {!reference && <h1 className="visually-hidden">{words.inbox}</h1>}
        <header className={styles.head}>
          <Views view={view} addressOf={viewAddress} />
          <Narrowing view={view} show={show} isRefused={isRefused} isComplete={isComplete} />
        </header>
        {error && !isRefused && <p role="alert">{words.failed}</p>}
        {isRead && items.length === 0 && <Empty view={view} show={show} />}
        <List
          list={list}
          items={items}
          hasMore={hasMore}
          readMore={readMore}
          addressOf={addressOf}
          open={reference}
          marking={marking}
        />
        {items.length > 0 && <ExportLinks question={questionOf(view, undefined)} />}
        <p className={styles.keys}>
          <button type="button" aria-keyshortcuts="?" onClick={() => keys.tell(true)}>
            {words.list.keysTitle}
          </button>
        </p>
        <div ref={bars} tabIndex={-1} className={styles.bars}>
          {marked.length > 0 && (
            <BulkBar
              view={view.name}
              shown={items.length}
              marking={marking}
              isBusy={isBusy}
              change={changeMarked}
            />
          )}
          <OutcomeBar
            outcome={outcome}
            addressOf={addressOf}
            putAway={() => setOutcome(undefined)}
          />
        </div>
      </section>
      {reference && (
        <Pane
          key={reference}
          reference={reference}
          known={items.find((item) => item.reference === reference)}
          listAddress={listAddress}
        />
      )}
      <KeysDialog
        areTold={keys.areTold}
        areOn={keys.areOn}
        turn={keys.turn}
        onClose={() => keys.tell(false)}
      />
      {asked && (
        <ConfirmAll
          view={view}
          change={asked}
          onEnd={(told) => {
            setAsked(undefined);
            if (!told) return;
            setOutcome(told);
            unmark();
            void refresh();
          }}
        />
      )}
    </div>
  );
}
