import { useState } from 'react';
import { useFrame } from '../runtime/engine.tsx';
import { later } from '../ui/later.tsx';
import { askHref } from './ask.ts';
import styles from './Banner.module.css';
import { Faulty } from './Faulty.tsx';
import { StartAgain } from './StartAgain.tsx';

const BrandPanel = later(
  () => import('./BrandPanel.tsx'),
  ({ BrandPanel }) => BrandPanel,
);

/** Says that all is sample data that stays here, and holds what a prospect may do on every screen. */
export function Banner() {
  const view = useFrame();
  const { opened, words, frameLanguage, isKeeping, brand, businessName, language, cable } = view;
  const { gallery, priceHref } = opened;
  const [isBrandOpen, openBrand] = useState(false);
  return (
    <aside className={styles.banner} aria-label={words.about} lang={frameLanguage}>
      <h1 className="visually-hidden" lang={language}>
        {businessName}
      </h1>
      <p>
        {isKeeping ? words.notice : words.notKept}{' '}
        {cable && <cable.Switch queue={cable.queue} className={styles.cable} />}
      </p>
      <div className={styles.actions}>
        <a className={styles.action} href={gallery.href}>
          {words.back}
        </a>
        <StartAgain className={styles.action} />
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
      </div>
      {cable && <cable.State queue={cable.queue} />}
      <div id="brand-panel">
        {isBrandOpen && (
          <Faulty view={view}>
            <BrandPanel close={() => openBrand(false)} />
          </Faulty>
        )}
      </div>
    </aside>
  );
}
