import { useShell } from '../runtime/engine.tsx';
import { Button } from './Button.tsx';

const word = { en: 'Print', bn: 'প্রিন্ট' };

/** Prints what is on the screen. */
export function PrintButton({ variant = 'quiet' }: { variant?: 'solid' | 'quiet' }) {
  const { t } = useShell();
  return (
    <Button variant={variant} onClick={() => print()}>
      {t(word)}
    </Button>
  );
}
