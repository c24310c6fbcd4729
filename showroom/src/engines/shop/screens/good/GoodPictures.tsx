import { useState } from 'react';
import { Choice } from '../../../../ui/Choice.tsx';
import { useShop } from '../../engine.ts';
import { words } from '../../words/words.ts';
import { Cover } from '../front/Cover.tsx';
import type { Chosen } from './GoodBuy.tsx';
import styles from './GoodPictures.module.css';

/** A good as it is chosen, whole or a part of it up close. */
export function GoodPictures({ good, line }: Omit<Chosen, 'setLine'>) {
  const { t, completeTask } = useShop();
  const [shown, show] = useState('');
  const chosen = good.choices.flatMap(
    ({ options }, at) => options.find(({ id }) => id === line.options[at])?.picture ?? [],
  );
  const whole = chosen[0] ?? good.large ?? good.picture;
  const view = good.closeUps.find(({ picture }) => picture.src === shown);
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
        {...(view?.picture ?? whole)}
        alt={view ? `${t(good.name)}: ${t(view.name)}` : t(good.name)}
      />
      {good.closeUps.length > 0 && (
        <Choice
          className={styles.views}
          legend={t(words.pictures)}
          choices={[{ name: words.wholePicture, picture: whole }, ...good.closeUps].map(
            ({ name, picture }, at) => [
              at === 0 ? '' : picture.src,
              <>
                <img {...picture} alt="" />
                {t(name)}
              </>,
            ],
          )}
          chosen={view?.picture.src ?? ''}
          choose={(key) => {
            show(key);
            if (key !== '') completeTask('closeUp');
          }}
        />
      )}
    </div>
  );
}
