import { Button } from '../../../../ui/Button.tsx';
import type { Good } from '../../data.ts';
import { useShop } from '../../engine.ts';
import { words } from '../../words/words.ts';
import type { Line } from '../../world.ts';
import { Swatch } from '../Swatch.tsx';
import styles from './GoodChoices.module.css';

/** Wood, polish, size, colour; and what may be added: a blouse piece, gift wrap. */
export function GoodChoices({
  good,
  line,
  setLine,
}: {
  good: Good;
  line: Line;
  setLine: (line: Line) => void;
}) {
  const { data, t, taka } = useShop();
  const extras = data.extras.filter(({ id }) => good.extras.includes(id));
  const pick = (at: number, option: string) =>
    setLine({ ...line, options: line.options.map((one, index) => (index === at ? option : one)) });
  const tick = (extra: string, isTicked: boolean) => {
    const others = line.extras.filter((one) => one !== extra);
    setLine({ ...line, extras: isTicked ? [...others, extra].sort() : others });
  };
  return (
    <>
      {good.choices.map(({ id, name, options }, at) => (
        <fieldset key={id} className={styles.choice}>
          <legend>{t(name)}</legend>
          <div className={styles.options}>
            {options.map((option) =>
              option.colour === undefined ? (
                <Button
                  key={option.id}
                  variant="quiet"
                  isPressed={option.id === line.options[at]}
                  onClick={() => pick(at, option.id)}
                >
                  {t(option.name)}
                </Button>
              ) : (
                <Swatch
                  key={option.id}
                  colour={option.colour}
                  name={t(option.name)}
                  isPressed={option.id === line.options[at]}
                  onPress={() => pick(at, option.id)}
                />
              ),
            )}
            {options.some(({ colour }) => colour !== undefined) && (
              <b>{t(options.find((option) => option.id === line.options[at])?.name ?? '')}</b>
            )}
          </div>
        </fieldset>
      ))}
      {extras.length > 0 && (
        <fieldset className={styles.extras}>
          <legend className="visually-hidden">{t(words.extras)}</legend>
          {extras.map(({ id, name, price }) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={line.extras.includes(id)}
                onChange={(event) => tick(id, event.target.checked)}
              />
              {t(name)} <span>{taka(price)}</span>
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
