import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { confirmBy } from '../api/confirming.ts';

const ConfirmDialog = lazy(() => import('../users/ConfirmDialog.tsx'));

/** Asks for the password once more whenever the server wants it. */
export function Confirmation() {
  const [settle, setSettle] = useState<(isConfirmed: boolean) => void>();
  useEffect(
    () =>
      confirmBy(
        () =>
          new Promise((resolve) => {
            setSettle(() => resolve);
          }),
      ),
    [],
  );
  const end = useCallback(
    (isConfirmed: boolean) => {
      settle?.(isConfirmed);
      setSettle(undefined);
    },
    [settle],
  );
  if (!settle) return null;
  return (
    <Suspense>
      <ConfirmDialog end={end} />
    </Suspense>
  );
}
