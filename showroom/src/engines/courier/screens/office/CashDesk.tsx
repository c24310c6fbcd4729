import { useState } from 'react';
import { screenHash } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Form } from '../../../../ui/Form.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { typedNumber } from '../../../../words/amount.ts';
import type { Door, Merchant } from '../../data.ts';
import { useCourier } from '../../engine.ts';
import { cashOf, handIn, inHand, shortOf } from '../../steps/delivery.ts';
import { nextPayout, payOut } from '../../steps/payout.ts';
import { takaOf } from '../../words/paisa.ts';
import { words } from '../../words.ts';
import common from '../CourierDemo.module.css';

/** Where the cash is: with which rider, and owed to which merchant. */
export function CashDesk({ way }: { way: Door }) {
  const { data, t } = useCourier();
  return (
    <div className={common.columns}>
      <Stack as="section" gap={4} className={common.sheet}>
        <h3>{t(words.riderCash)}</h3>
        <Stack as="ul" gap={4} className={common.lines}>
          {way.riders.map((rider) => (
            <RiderCash key={rider.id} rider={rider} />
          ))}
        </Stack>
      </Stack>
      <Stack as="section" gap={4} className={common.sheet}>
        <h3>{t(words.merchants)}</h3>
        <Stack as="ul" gap={4} className={common.lines}>
          {data.merchants.map((merchant) => (
            <MerchantCash key={merchant.id} merchant={merchant} percent={way.codPercent} />
          ))}
        </Stack>
      </Stack>
    </div>
  );
}

/** What a rider holds, and the form that takes it in: in full, or with what is short written down. */
function RiderCash({ rider }: { rider: Door['riders'][number] }) {
  const { world, t, say, notify, act, taka } = useCourier();
  const [counted, setCounted] = useState(Number.NaN);
  const name = t(rider.name);
  const cash = cashOf(inHand(world, rider.id));
  const short = shortOf(world, rider.id);
  const missing = cash - counted;
  const takeShort = say(words.takeShort, { missing });
  const take = (isShortKnown: boolean) => {
    if (!act(handIn, rider.id, counted, isShortKnown)) return false;
    setCounted(Number.NaN);
    notify(
      missing > 0
        ? say(words.shortTaken, { cash: counted, rider: name, missing })
        : say(words.cashTaken, { cash }),
    );
    return true;
  };
  return (
    <Stack as="li" gap={2}>
      <Row isApart>
        <b>{name}</b>
        <b>{taka(cash)}</b>
      </Row>
      {short > 0 && <p>{say(words.owes, { missing: short })}</p>}
      {cash > 0 && (
        <Form
          action={t(words.takeCash)}
          label={`${t(words.takeCash)}: ${name}`}
          aside={
            missing > 0 &&
            counted >= 0 && (
              <Button variant="quiet" label={`${takeShort}: ${name}`} onClick={() => take(true)}>
                {takeShort}
              </Button>
            )
          }
          send={() => take(false)}
        >
          <Field
            label={t(words.counted)}
            name="counted"
            type="number"
            onChange={(typed) => setCounted(typedNumber(typed))}
          />
        </Form>
      )}
    </Stack>
  );
}

/** What a merchant is owed, and the button that pays it out. */
function MerchantCash({ merchant, percent }: { merchant: Merchant; percent: number }) {
  const { world, t, say, language, completeTask, notify, act, paisa } = useCourier();
  const { net, waiting } = nextPayout(world, merchant.id, percent);
  const last = world.payouts.find((payout) => payout.merchant === merchant.id);
  const name = t(merchant.name);
  const pay = () => {
    if (!act(payOut, merchant.id)) return;
    completeTask('paidOut');
    notify(say(words.paidOut, { cash: takaOf(net, language), merchant: name }));
  };
  return (
    <li>
      <Row isApart>
        <b>{name}</b>
        <b>{paisa(Math.max(0, net))}</b>
      </Row>
      {waiting > 0 && <p>{say(words.withRiders, { cash: takaOf(waiting, language) })}</p>}
      <Row isApart>
        {last ? (
          <a className={common.link} href={screenHash('payouts', String(last.number))}>
            {say(words.payoutNumber, { number: String(last.number) })}
          </a>
        ) : (
          <span />
        )}
        <Button variant="quiet" label={`${t(words.payNow)}: ${name}`} onClick={pay}>
          {t(words.payNow)}
        </Button>
      </Row>
    </li>
  );
}
