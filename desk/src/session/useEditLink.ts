import type { User } from '@nokshi/contract/session.ts';
import { may } from '@nokshi/contract/vocabulary.ts';
import { browserStorage } from '@nokshi/ui/browser-storage.ts';
import { useEffect } from 'react';
import { useWords } from '../words/words.ts';

/** As site/src/shell/kept-here.ts knows it. */
const key = 'desk-edit';

/** Has pages of the site lead whoever may change them from what they see to its words: while they are signed in in this browser. */
export function useEditLink(user: User | undefined): void {
  const { words } = useWords();
  const linkText = user && may(user.role, 'content') ? words.editPage : undefined;
  useEffect(() => {
    if (linkText === undefined) browserStorage.remove(key);
    else browserStorage.set(key, linkText);
  }, [linkText]);
}
