import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useEditorWords } from '../words/words.ts';
import type { Differences } from './changed-texts.ts';
import styles from './Preview.module.css';
import { type PageTexts, patchPage, readPage } from './patch-page.ts';

/** As wide as a page is shown, in CSS pixels. */
const widths = { phone: 360, desktop: 1280 } as const;

/** A page in a frame, with changed texts in it. No script of the page runs there. */
export function Frame({
  address,
  width,
  differences,
}: {
  address: string;
  width: keyof typeof widths;
  differences: Differences;
}) {
  const { said, filled } = useEditorWords();
  const { ref, scale } = useScale(widths[width]);
  const [page, setPage] = useState<PageTexts>();
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const { left: unshown, changed } = page
      ? patchPage(page, differences)
      : { left: 0, changed: undefined };
    setLeft(differences.others + unshown);
    if (changed) showInFrame(changed);
  }, [page, differences]);
  return (
    <>
      <p className={styles.left} role="status">
        {left > 0 && (
          <>
            {filled(said.preview.shownInDraft, { count: left })}{' '}
            <Link href="/release">{said.release.draft}</Link>
          </>
        )}
      </p>
      <div ref={ref} className={styles.room} data-width={width}>
        <iframe
          key={address}
          src={address}
          title={said.preview.title}
          sandbox="allow-same-origin"
          style={{
            width: `${widths[width]}px`,
            height: `${100 / scale}%`,
            transform: `scale(${scale})`,
          }}
          onLoad={({ currentTarget: { contentDocument } }) => {
            // As the page's own script says, which lets its menu fold.
            contentDocument?.documentElement.toggleAttribute('data-script', true);
            setPage(contentDocument?.body ? readPage(contentDocument) : undefined);
          }}
        />
      </div>
    </>
  );
}

/** Scrolls the page in the frame, and nothing around it, to what was changed. */
function showInFrame({ parentElement, ownerDocument: { defaultView } }: Text): void {
  if (!parentElement || !defaultView) return;
  const { top, bottom } = parentElement.getBoundingClientRect();
  if (top >= 0 && bottom <= defaultView.innerHeight) return;
  defaultView.scrollBy(0, top - defaultView.innerHeight / 3);
}

/** How much smaller something of a width has to be shown to fit. */
function useScale(width: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width);
  useEffect(() => {
    const { current } = ref;
    if (!current) return;
    const observer = new ResizeObserver(() => setRoom(current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { ref, scale: Math.min(1, room / width) };
}
