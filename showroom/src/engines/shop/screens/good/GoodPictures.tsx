import { useState } from 'react';
import type { Good } from '../../data.ts';
import { useShop } from '../../engine.ts';
import { words } from '../../words/words.ts';
import type { Line } from '../../world.ts';
import { Cover } from '../front/Cover.tsx';
import styles from './GoodPictures.module.css';

/** A good as it is chosen, whole or a part of it up close. */
export function GoodPictures({ good, line }: { good: Good; line: Line }) {
  const { t, completeTask } = useShop();
  const [shown, show] = useState('');
  const chosen = good.choices.flatMap(
    ({ options }, at) => options.find(({ id }) => id === line.options[at])?.picture ?? [],
  );
  const whole = chosen[0] ?? good.large ?? good.picture;
  const views = [
    { key: '', name: t(words.wholePicture), picture: whole },
    ...good.closeUps.map(({ name, picture }) => ({
      key: picture.src,
      name: t(name),
      picture,
    })),
  ];
  const view = views.find(({ key }) => key === shown) ?? views[0];
  if (good.lettered) {
    return (
      <div className={styles.pictures}>
        <Cover good={good} isLarge />
      </div>
    );
  }
  return (
    <div className={styles.pictures}>
      <img
        className={styles.large}
        {...view?.picture}
        alt={shown === '' ? t(good.name) : `${t(good.name)}: ${view?.name}`}
      />
      {views.length > 1 && (
        <fieldset className={styles.views}>
          <legend className="visually-hidden">{t(words.pictures)}</legend>
          {views.map(({ key, name, picture }) => (
            <button
              key={key}
              type="button"
              aria-pressed={key === shown}
              onClick={() => {
                show(key);
                if (key !== '') completeTask('closeUp');
              }}
            >
              <img {...picture} alt="" />
              {name}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
