import type { FieldPath } from '@nokshi/server/desk/contract/form.ts';
import { useState } from 'react';
import { useOpened, useValue } from '../../entry/editing.ts';

/**
 * The address of the picture at a field; undefined where there is none. Since pictures lie by their places
 * in lists, one that was moved keeps its address until the draft has it at its new place.
 */
export function usePictureAddress(path: FieldPath) {
  const { id, version } = useOpened();
  const value = useValue(path);
  const src = typeof value === 'string' ? value : '';
  const place = `${path.join('/')}:${src}`;
  const [shown, setShown] = useState({ place, path, version });
  const [leftAt, setLeftAt] = useState<string>();
  if (shown.place !== place) {
    if (leftAt === undefined) setLeftAt(version);
    else if (leftAt !== version) {
      setShown({ place, path, version });
      setLeftAt(undefined);
    }
  }
  const query = new URLSearchParams({ path: shown.path.join('/'), version: shown.version });
  return {
    address: src === '' ? undefined : `/api/desk/content/${id}/picture?${query}`,
    /** Shows what was just put there. */
    renew: (placed: { src: string; version: string }) => {
      setShown({ place: `${path.join('/')}:${placed.src}`, path, version: placed.version });
      setLeftAt(undefined);
    },
  };
}
