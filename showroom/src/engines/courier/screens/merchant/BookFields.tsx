import { Field } from '../../../../ui/Field.tsx';
import type { Merchant } from '../../data.ts';
import { useCourier } from '../../engine.ts';
import type { BookingField } from '../../steps/booking.ts';
import { words } from '../../words.ts';

/** Who sends a parcel, who gets it, and what is in it. */
export function BookFields({
  faults,
  merchant,
}: {
  faults: readonly BookingField[];
  /** Whose name stands there already. */
  merchant: Merchant | undefined;
}) {
  const { data, translate } = useCourier();
  const isDoor = data.way.kind === 'door';
  const error = (name: BookingField, sentence: keyof typeof words = 'missing') =>
    faults.includes(name) ? translate(words[sentence]) : undefined;
  return (
    <>
      <Field
        label={translate(words.sender)}
        name="from"
        initial={merchant && translate(merchant.name)}
        error={error('from')}
      />
      <Field
        label={translate(words.senderPhone)}
        name="fromPhone"
        type="tel"
        initial={merchant?.phone}
        error={error('fromPhone', 'wrongPhone')}
      />
      <Field label={translate(words.receiver)} name="to" error={error('to')} />
      <Field
        label={translate(words.phone)}
        name="phone"
        type="tel"
        error={error('phone', 'wrongPhone')}
      />
      <Field
        label={translate(isDoor ? words.address : words.goodsInside)}
        name="address"
        error={error('address')}
      />
      {isDoor && (
        <Field
          label={translate(words.goods)}
          name="goods"
          type="number"
          error={error('goods', 'notGoods')}
        />
      )}
      <Field
        label={translate(words.pieceField)}
        name="pieces"
        type="number"
        initial="1"
        error={error('pieces', 'notPieces')}
      />
    </>
  );
}
