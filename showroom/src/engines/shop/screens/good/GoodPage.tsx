import { Stack } from '../../../../ui/layout.tsx';
import type { Good } from '../../data.ts';
import { useShop } from '../../engine.ts';
import { words } from '../../words/words.ts';
import { GoodTile } from '../front/GoodTile.tsx';
import shelf from '../front/Shelf.module.css';
import shop from '../shop.module.css';
import { GoodView } from './GoodView.tsx';

const mostAlike = 5;

/** The page of a good, and what else stands on its shelf. */
export function GoodPage({ good }: { good: Good }) {
  const { data, t } = useShop();
  const kind = data.filters[0]?.id ?? '';
  const alike = data.goods
    .filter((one) => one !== good && one.traits[kind] === good.traits[kind])
    .slice(0, mostAlike);
  return (
    <>
      <GoodView good={good} />
      {alike.length > 0 && (
        <section className={shop.wide}>
          <Stack gap={4}>
            <h2>{t(words.alike)}</h2>
            <ul className={shelf.goods} data-covers={good.lettered !== undefined || undefined}>
              {alike.map((one) => (
                <GoodTile key={one.id} good={one} />
              ))}
            </ul>
          </Stack>
        </section>
      )}
    </>
  );
}
