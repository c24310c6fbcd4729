import { useState } from 'react';
import { useShell } from '../runtime/engine.tsx';
import { later } from '../ui/later.tsx';
import { askHref } from './ask.ts';
import styles from './Banner.module.css';
import { Faulty } from './Faulty.tsx';
import { StartAgain } from './StartAgain.tsx';

const BrandPanel = later(() => import('./BrandPanel.tsx'), 'BrandPanel');

/**
 * Says that all is sample data that stays here, and holds what a prospect may do on every screen. On a
 * phone it is one row, with the notice and what is needed less in a menu; elsewhere the menu is laid out
 * in the row.
 */
export function Banner() {
  const view = useShell();
  const { opened, words, shellLanguage, isKeeping, brand, businessName, language, cable } = view;
  const { gallery, priceHref } = opened;
  const [isBrandOpen, openBrand] = useState(false);
  return (
    <aside data-unprinted className={styles.banner} aria-label={words.about} lang={shellLanguage}>
      <h1 className="visually-hidden" lang={language}>
        {businessName}
      </h1>
      <a className={`${styles.action} ${styles.back}`} href={gallery.href}>
        <span>{words.back}</span>
      </a>
      <button type="button" className={styles.menu} popoverTarget="frame-menu">
        {priceHref ? (cable ? words.menuOffline : words.menu) : words.brand}
      </button>
      <div id="frame-menu" popover="auto" className={styles.sheet}>
        <p>
          {isKeeping ? words.notice : words.notKept}{' '}
          {cable && <cable.Switch queue={cable.queue} className={styles.cable} />}
        </p>
        <button
          type="button"
          className={styles.action}
          aria-expanded={isBrandOpen}
          aria-controls="brand-panel"
          onClick={() => {
            // It says the state of the panel, so it cannot be a button of the menu, which says the menu's.
            document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
            openBrand(!isBrandOpen);
          }}
        >
          {words.brand}
        </button>
        {priceHref && (
          <a className={styles.action} href={priceHref}>
            {words.price}
          </a>
        )}
      </div>
      <StartAgain className={`${styles.action} ${styles.again}`} />
      <a className={styles.ask} href={askHref(opened, brand)}>
        {words.ask}
      </a>
      {cable && <cable.State queue={cable.queue} />}
      <div id="brand-panel" className={styles.brand}>
        {isBrandOpen && (
          <Faulty view={view}>
            <BrandPanel close={() => openBrand(false)} />
          </Faulty>
        )}
      </div>
    </aside>
  );
}
