import { inSite, onHost } from '@nokshi/forms/on-host.ts';
import { useCallback, useEffect, useState } from 'react';

/** The secret of a link by which somebody chooses a password; undefined at any other address. */
const secretOfAddress = (): string | undefined =>
  inSite(window.location.pathname) === '/desk/access' ? window.location.hash.slice(1) : undefined;

/** @returns the secret that the address has, and what leaves that address for the desk */
export function useAccessSecret(): [string | undefined, () => void] {
  const [secret, setSecret] = useState(secretOfAddress);
  useEffect(() => {
    const read = () => setSecret(secretOfAddress());
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  const leave = useCallback(() => {
    window.history.replaceState(null, '', onHost('/desk'));
    setSecret(undefined);
  }, []);
  return [secret, leave];
}
