import { Button } from '@nokshi/ui/Button.tsx';
import { copyText } from '@nokshi/ui/copy-text.ts';
import { type MouseEvent, useEffect, useState } from 'react';
import type { IconDrawing } from '../../content/icon-drawing.ts';
import { Icon } from '../../ui/Icon.tsx';

/** Copies `text`, and says that it did. */
export function CopyButton({
  text,
  icon,
  words,
}: {
  text: string;
  icon: IconDrawing;
  words: { copy: string; copied: string };
}) {
  const [copied, setCopied] = useState('');
  const [isAble, setIsAble] = useState(false);
  // Not before scripts run.
  useEffect(() => setIsAble(true), []);
  if (!isAble) return null;
  const copy = ({ currentTarget }: MouseEvent) => {
    copyText(text, currentTarget).then(
      () => setCopied(text),
      () => setIsAble(false),
    );
  };
  return (
    <Button variant="quiet" onClick={copy}>
      <Icon drawing={icon} />
      <span aria-live="polite">{copied === text ? words.copied : words.copy}</span>
    </Button>
  );
}
