import type { FieldPath } from '@nokshi/contract/form.ts';
import { onHost } from '@nokshi/forms/on-host.ts';
import { useState } from 'react';
import { useOpened, useValue } from '../../entry/editing.ts';

/** As wide as a form shows it on a dense screen. */
const width = '480';

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
  const [renewed, setRenewed] = useState<string>();
  const isReplaced = version === renewed && shown.version !== version;
  const isMoved = shown.place !== place && leftAt !== undefined && leftAt !== version;
  if (isReplaced || isMoved) {
    setShown({ place, path, version });
    setLeftAt(undefined);
  } else if (shown.place !== place && leftAt === undefined) setLeftAt(version);
  // As a digest the version fits no picture: it is fetched, and kept by nobody.
  const query = new URLSearchParams({
    path: shown.path.join('/'),
    width,
    digest: shown.version,
  });
  return {
    address: src === '' ? undefined : onHost(`/api/desk/content/${id}/picture?${query}`),
    /** Shows what was put there with a version. */
    renew: setRenewed,
  };
}
