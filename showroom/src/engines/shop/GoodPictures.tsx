import { useState } from 'react';
import { Cover } from './Cover.tsx';
import styles from './GoodPictures.module.css';
import { useShop } from './room.ts';
import { words } from './words.ts';
import type { Good, Line } from './world.ts';

/** A good as it is chosen, whole or a part of it up close. */
export function GoodPictures({ good, line }: { good: Good; line: Line }) {
  const { say, reach } = useShop();
  const [shown, show] = useState('');
  const chosen = good.choices.flatMap(
    ({ options }, at) => options.find(({ id }) => id === line.options[at])?.picture ?? [],
  );
  const whole = chosen[0] ?? good.large ?? good.picture;
  const views = [
    { key: '', name: say(words.wholePicture), picture: whole },
    ...good.closeUps.map(({ name, picture }) => ({ key: picture, name: say(name), picture })),
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
        src={view?.picture}
        alt={shown === '' ? say(good.name) : `${say(good.name)}: ${view?.name}`}
      />
      {views.length > 1 && (
        <fieldset className={styles.views}>
          <legend className="visually-hidden">{say(words.pictures)}</legend>
          {views.map(({ key, name, picture }) => (
            <button
              key={key}
              type="button"
              aria-pressed={key === shown}
              onClick={() => {
                show(key);
                if (key !== '') reach('closeUp');
              }}
            >
              <img src={picture} alt="" />
              {name}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
