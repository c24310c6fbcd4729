import type { FieldPath, FormField } from '@nokshi/contract/form.ts';
import { useEffect, useRef, useState } from 'react';
import { useEditorWords } from '../words/words.ts';
import type { Differences } from './changed-texts.ts';
import styles from './Preview.module.css';
import { type BuiltPage, patchPage, readPage, type Shown } from './patch-page.ts';
import { Unshown } from './Unshown.tsx';

/** As wide as a page is shown, in CSS pixels. */
const widths = { phone: 360, desktop: 1280 } as const;

/** A page in a frame, with changed texts in it. No script of the page runs there. */
export function PreviewIframe({
  address,
  width,
  form,
  differences,
  shown,
}: {
  address: string;
  width: keyof typeof widths;
  form: FormField;
  differences: Differences;
  shown: Shown;
}) {
  const { words } = useEditorWords();
  const { ref, scale } = useScale(widths[width]);
  const [page, setPage] = useState<BuiltPage>();
  const [left, setLeft] = useState<readonly FieldPath[]>([]);
  useEffect(() => {
    if (!page) return;
    const patched = patchPage(page, differences, shown);
    setLeft(patched.left);
    if (patched.changed) showInIframe(patched.changed);
  }, [page, differences, shown]);
  return (
    <>
      <Unshown form={form} paths={left} />
      <div ref={ref} className={styles.room} data-width={width}>
        <iframe
          key={address}
          src={address}
          title={words.preview.title}
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
function showInIframe(element: Element): void {
  const { defaultView } = element.ownerDocument;
  if (!defaultView) return;
  const { top, bottom } = element.getBoundingClientRect();
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
