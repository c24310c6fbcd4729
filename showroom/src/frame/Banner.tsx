import { useState } from 'react';
import { goTo, screenOf } from '../room/hash.ts';
import { useFrame } from '../room/room.tsx';
import { askHref } from './ask.ts';
import styles from './Banner.module.css';
import { BrandPanel } from './BrandPanel.tsx';

/** Says that all is sample data that stays here, and holds what a prospect may do on every screen. */
export function Banner() {
  const { opened, brand, businessName, language, restart, tell } = useFrame();
  const { words, gallery, priceHref } = opened;
  const [isBrandOpen, openBrand] = useState(false);
  return (
    <aside className={styles.banner} aria-label={words.about} lang={opened.language}>
      <h1 className="visually-hidden" lang={language}>
        {businessName}
      </h1>
      <p className={styles.notice}>{words.notice}</p>
      <p className={styles.actions}>
        <a className={styles.action} href={gallery.href}>
          {words.back}
        </a>
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            restart();
            goHome(() => tell(words.restarted));
          }}
        >
          {words.restart}
        </button>
        <button
          type="button"
          className={styles.action}
          aria-expanded={isBrandOpen}
          aria-controls="brand-panel"
          onClick={() => openBrand(!isBrandOpen)}
        >
          {words.brand}
        </button>
        {priceHref && (
          <a className={styles.action} href={priceHref}>
            {words.price}
          </a>
        )}
        <a className={styles.ask} href={askHref(opened, brand)}>
          {words.ask}
        </a>
      </p>
      <BrandPanel isOpen={isBrandOpen} close={() => openBrand(false)} />
    </aside>
  );
}

/** Leads to the first screen, and says something there: going elsewhere ends what was said before. */
function goHome(say: () => void) {
  if (screenOf(location.hash).length === 0) return say();
  addEventListener('hashchange', say, { once: true });
  goTo();
}
