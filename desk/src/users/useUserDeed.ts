import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { Refused } from '../api/ask.ts';
import { NotConfirmed } from '../api/confirming.ts';
import { useWords } from '../words/words.ts';
import { useUserWords } from './useUserWords.ts';

type UserDeed = {
  isBusy: boolean;
  /** What is wrong, in the words of the desk; empty for nothing. */
  fault: string;
  /** Does something with users, and shows then how they stand. @returns whether it was done */
  attempt: (work: () => Promise<unknown>) => Promise<boolean>;
};

/** The refusal of the server, if it is one that the desk has words for. */
const reasonOf = ({ present }: Refused): unknown =>
  typeof present === 'object' && present !== null && 'reason' in present
    ? present.reason
    : undefined;

/** For whatever an owner does with users: the password may be asked for first. */
export function useUserDeed(): UserDeed {
  const { words } = useWords();
  const own = useUserWords();
  const { mutate } = useSWRConfig();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const faultOf = (failure: unknown): string => {
    if (failure instanceof NotConfirmed) return '';
    const reason = failure instanceof Refused ? reasonOf(failure) : undefined;
    if (reason === 'last-owner' && own) return own.lastOwner;
    if (reason === 'known' && own) return own.known;
    return words.failed;
  };
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setFault('');
    try {
      await work();
      return true;
    } catch (failure) {
      setFault(faultOf(failure));
      return false;
    } finally {
      setBusy(false);
      void mutate('/users/managed');
      void mutate('/users');
    }
  };
  return { isBusy, fault, attempt };
}
