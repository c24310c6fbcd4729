import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/** Reads anew what lists and open enquiries show, after something was changed. */
export function useRefresh() {
  const { cache, mutate } = useSWRConfig();
  return useCallback(async () => {
    // Pages first: a list asks anew for what isn't there.
    await mutate(isPage, undefined, { revalidate: false });
    const lists = [...cache.keys()].filter((key) => key.startsWith('$inf$/enquiries?'));
    await Promise.all([mutate(isEnquiry), ...lists.map((key) => mutate(key))]);
  }, [cache, mutate]);
}

const isPage = (key: unknown) => typeof key === 'string' && key.startsWith('/enquiries?');
const isEnquiry = (key: unknown) => typeof key === 'string' && /^\/(?:enquiries\/|log\?)/.test(key);
