import { goTo, screenOf } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
import { useShop } from '../../engine.ts';
import { words } from '../../words/words.ts';
import { Swatch } from '../Swatch.tsx';
import styles from './Filters.module.css';
import { chosenOf, priceFilter, priceGroups, shelfHash } from './filters.ts';

/** What the shelves can be narrowed by: the shop's own filters, and its groups of prices. */
export function Filters() {
  const { data, t, screen, completeTask, taka, say } = useShop();
  const chosen = chosenOf(screen);
  const groups = priceGroups(data).map(({ id, above, most }) => ({
    id,
    name: say(priceWords(above, most), {
      // A price at the end of a group is in it, and in no other.
      least: taka(above + 1),
      amount: taka(Number.isFinite(most) ? most : above),
    }),
    colour: undefined,
  }));
  const filters = [
    ...data.filters.map(({ id, name, choices }) => ({
      id,
      name: t(name),
      choices: choices.map((choice) => ({ ...choice, name: t(choice.name) })),
    })),
    ...(groups.length > 0 ? [{ id: priceFilter, name: t(words.price), choices: groups }] : []),
  ];
  const pick = (filter: string, choice: string) => {
    // Pressed once more, a choice is taken back.
    const next = chosen.get(filter) === choice ? '' : choice;
    goTo(...screenOf(shelfHash(chosen, filter, next)));
    if (next !== '') completeTask('filtered');
  };
  return filters.map(({ id, name, choices }) => (
    <fieldset key={id} className={styles.filter} data-goes-on>
      <legend className="visually-hidden">{name}</legend>
      {choices.map((choice) =>
        choice.colour === undefined ? (
          <Button
            key={choice.id}
            variant="quiet"
            isPressed={chosen.get(id) === choice.id}
            onClick={() => pick(id, choice.id)}
          >
            {choice.name}
          </Button>
        ) : (
          <Swatch
            key={choice.id}
            colour={choice.colour}
            name={choice.name}
            isPressed={chosen.get(id) === choice.id}
            onPress={() => pick(id, choice.id)}
          />
        ),
      )}
    </fieldset>
  ));
}

/** How a group of prices is said: the first has no lower end, the last no upper one. */
const priceWords = (above: number, most: number) => {
  if (above === 0) return words.upTo;
  return Number.isFinite(most) ? words.between : words.from;
};
