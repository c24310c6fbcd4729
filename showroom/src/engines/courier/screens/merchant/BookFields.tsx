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
  const { data, t } = useCourier();
  const isDoor = data.way.kind === 'door';
  const error = (name: BookingField, sentence: keyof typeof words = 'missing') =>
    faults.includes(name) ? t(words[sentence]) : undefined;
  return (
    <>
      <Field
        label={t(words.sender)}
        name="from"
        initial={merchant && t(merchant.name)}
        error={error('from')}
      />
      <Field
        label={t(words.senderPhone)}
        name="fromPhone"
        type="tel"
        initial={merchant?.phone}
        error={error('fromPhone', 'wrongPhone')}
      />
      <Field label={t(words.receiver)} name="to" error={error('to')} />
      <Field label={t(words.phone)} name="phone" type="tel" error={error('phone', 'wrongPhone')} />
      <Field
        label={t(isDoor ? words.address : words.goodsInside)}
        name="address"
        error={error('address')}
      />
      {isDoor && (
        <Field
          label={t(words.goods)}
          name="goods"
          type="number"
          error={error('goods', 'notGoods')}
        />
      )}
      <Field
        label={t(words.pieceField)}
        name="pieces"
        type="number"
        initial="1"
        error={error('pieces', 'notPieces')}
      />
    </>
  );
}
