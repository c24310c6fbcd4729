import { Records } from '../../../ui/Records.tsx';
import { useCourier } from '../engine.ts';
import { words } from '../words.ts';

/** The cost of a parcel to each place, with where its hub or counter is. */
export function Rates() {
  const { data, t, taka, isDoor } = useCourier();
  const placeHead = t(isDoor ? words.area : words.counterHead);
  return (
    <Records
      isSideBySide
      name={placeHead}
      rows={data.places}
      keyOf={({ id }) => id}
      columns={[
        [
          placeHead,
          ({ name, spot, phone }) => (
            <>
              {t(name)}
              <small>
                {t(spot)} · {phone}
              </small>
            </>
          ),
        ],
        [t(words.rateHead), ({ charge }) => taka(charge)],
        [t(words.perKilo), ({ perKilo }) => taka(perKilo)],
      ]}
    />
  );
}
