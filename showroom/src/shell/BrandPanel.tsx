import { useEffect, useId, useRef, useState } from 'react';
import { type BrandFault, brandHash, checkBrand, isFault, maxNameLength } from '../brand/brand.ts';
import { writeBrand } from '../brand/kept-brand.ts';
import { useShell } from '../runtime/engine.tsx';
import { Entry } from '../ui/Entry.tsx';
import styles from './BrandPanel.module.css';
import { filled, type ShellWords } from './words.ts';

const sentenceOf = (words: ShellWords): Readonly<Record<BrandFault, string>> => ({
  empty: words.brandEmpty,
  long: filled(words.brandLong, { most: String(maxNameLength) }),
  notPlain: words.brandNotPlain,
  noColour: words.brandNoColour,
});

/** @throws where a page may not copy, such as over plain http, which has no clipboard */
async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/** Where a prospect puts their own name and colour over the door, and takes a link that carries both. */
export function BrandPanel({ close }: { close: () => void }) {
  const { words, data, brand, brandSession } = useShell();
  const id = useId();
  const name = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<BrandFault>();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => name.current?.focus(), []);
  const use = (typed: FormData) => {
    const found = checkBrand(String(typed.get('name')), String(typed.get('colour')));
    setCopied(false);
    setFault(isFault(found) ? found : undefined);
    if (isFault(found)) name.current?.focus();
    else brandSession.write(writeBrand(found));
  };
  return (
    <Entry className={styles.panel} send={use}>
      <p className={styles.intro}>{words.brandIntro}</p>
      <div className={styles.field}>
        <label htmlFor={`${id}-name`}>{words.brandName}</label>
        <input
          ref={name}
          id={`${id}-name`}
          name="name"
          defaultValue={brand?.name}
          key={brand?.name}
          autoComplete="organization"
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={fault && `${id}-fault`}
        />
        {fault && (
          <p id={`${id}-fault`} className={styles.fault}>
            {sentenceOf(words)[fault]}
          </p>
        )}
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-colour`}>{words.brandColour}</label>
        <input
          id={`${id}-colour`}
          name="colour"
          type="color"
          defaultValue={brand?.colour ?? data.look.accent}
          key={brand?.colour}
        />
      </div>
      <p className={styles.actions}>
        <button type="submit" className={styles.use}>
          {words.brandUse}
        </button>
        {brand && (
          <>
            <button
              type="button"
              onClick={() => {
                const address = `${location.origin}${location.pathname}${brandHash(brand)}`;
                copyText(address).then(
                  () => setCopied(true),
                  () => prompt(words.brandCopy, address),
                );
              }}
            >
              {words.brandCopy}
            </button>
            <button type="button" onClick={() => brandSession.write('')}>
              {words.brandReset}
            </button>
          </>
        )}
        <button type="button" onClick={close}>
          {words.close}
        </button>
      </p>
      <p role="status">{isCopied && words.brandCopied}</p>
    </Entry>
  );
}
