import { type MouseEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { DemoDialogView } from '../content/forms.ts';
import type { Text } from '../content/text.ts';
import type { UnlistedDemo } from '../content/unlisted-demo.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { textNode } from '../ui/text-node.tsx';
import { DemoWindow } from './DemoWindow.tsx';

/** The words of the dialog, which only those who ask for a demo need. */
async function loadView(address: string): Promise<DemoDialogView> {
  const answer = await fetch(address);
  return answer.json();
}

/**
 * The Get a Demo button and the dialog it opens. Without script, and when its words
 * cannot be fetched, the button leads to the same form on its own page.
 * @param label the words of the button
 * @param software what the form has chosen when it opens
 * @param about the product, where the list of the form lacks it
 * @param page the page of the form, in the page's language
 * @param words where what the dialog says is fetched from, in that language
 */
export function DemoDialog({
  label,
  software,
  about,
  page,
  words,
}: {
  label: Text;
  software: string;
  about?: UnlistedDemo | undefined;
  page: string;
  words: string;
}) {
  const opener = useRef<HTMLElement>(null);
  const loading = useRef<Promise<DemoDialogView>>(undefined);
  const [view, setView] = useState<DemoDialogView>();
  const [asked, setAsked] = useState(0);
  const chosen = software === 'none' ? '' : software;
  const query = new URLSearchParams(
    chosen ? { software: chosen } : about ? { product: about.id } : {},
  ).toString();
  const formPage = query === '' ? page : `${page}?${query}`;

  const load = () => {
    loading.current ??= loadView(words);
    // A failure is told to whoever opens the dialog.
    loading.current.catch(() => undefined);
    return loading.current;
  };

  const open = async (event: MouseEvent<HTMLElement>) => {
    // A click that asks for a new tab gets one.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    opener.current = event.currentTarget;
    try {
      setView(await load());
      setAsked((times) => times + 1);
    } catch {
      location.assign(formPage);
    }
  };
  // Safari doesn't give a clicked link the focus, so it wouldn't get it back by itself.
  const onClose = () => opener.current?.focus();

  return (
    <>
      <ButtonLink href={formPage} onClick={open} onNear={load}>
        {textNode(label)}
      </ButtonLink>
      {/* Outside the brand band that the button stands on, whose colours it would inherit. */}
      {view &&
        createPortal(
          <DemoWindow
            view={view}
            software={chosen}
            about={about}
            asked={asked}
            onClose={onClose}
          />,
          document.body,
        )}
    </>
  );
}
