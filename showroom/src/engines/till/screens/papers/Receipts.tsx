import { languages } from '@nokshi/forms/languages.ts';
import { useState } from 'react';
import type { DemoLanguage } from '../../../../demo/languages.ts';
import { areWordsThere, loadWords } from '../../../../demo/later-words.ts';
import { goTo, screenHash } from '../../../../runtime/hash.ts';
import { AskFirst } from '../../../../ui/AskFirst.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { Row } from '../../../../ui/layout.tsx';
import { Records } from '../../../../ui/Records.tsx';
import { customerOf } from '../../data.ts';
import { useTill } from '../../engine.ts';
import { cancelSale } from '../../steps/cancel.ts';
import { startExchange } from '../../steps/exchange.ts';
import { paidBy } from '../../steps/sale.ts';
import { words } from '../../words/words.ts';
import { type Sale, saleOf } from '../../world.ts';
import { useCounter } from '../AtCounter.tsx';
import { Icon } from '../Marks.tsx';
import { Receipt } from './Receipt.tsx';

/** What was sold, the newest first, or the receipt that the address names. */
export function Receipts() {
  const { data, world, t, screen, when, date, clock, money, say } = useTill();
  const { former } = world;
  const sale = screen[1] === 'former' ? former : saleOf(world, screen[1]);
  if (sale) return <ReceiptPage sale={sale} />;
  const numberAndTime = ({ number, day, minutes }: Sale) => (
    <>
      <a href={screenHash('receipts', number)}>{number}</a>
      <small>
        {when(day)}, {clock(minutes)}
      </small>
    </>
  );
  const buyerOf = ({ customer }: Sale) => t(customerOf(data, customer)?.name ?? words.anybody);
  const meansOf = ({ parts, isCancelled }: Sale) =>
    isCancelled
      ? t(words.cancelled)
      : [...new Set(parts.map(({ by }) => t(words[by])))].join(' + ');
  return (
    <>
      <h2>{t(words.receipts)}</h2>
      {former && (
        <Row gap={2}>
          {say(words.formerReceipt, { day: date(former.day) })}
          <LinkButton href={screenHash('receipts', 'former')} variant="quiet">
            {t(words.openFormer)}
          </LinkButton>
        </Row>
      )}
      <Records
        name={t(words.receipts)}
        rows={world.sales}
        keyOf={({ number }) => number}
        columns={[
          [t(words.receipt), numberAndTime],
          [t(data.customerName), buyerOf],
          [t(words.paidBy), meansOf],
          [t(words.amount), ({ total }) => money(total)],
        ]}
      />
    </>
  );
}

/** A receipt on its screen: in which language it is printed, and what can follow from it. */
function ReceiptPage({ sale }: { sale: Sale }) {
  const { data, world, t, language, completeTask, act, money, say, at } = useCounter();
  const isOpen = sale !== world.former && !sale.isCancelled;
  const [chosen, choose] = useState(language);
  /** Once its words are there; where they don't come, all stays as it is. */
  const showIn = (code: DemoLanguage) => {
    if (areWordsThere(code)) return choose(code);
    loadWords(code).then(
      () => choose(code),
      () => undefined,
    );
  };
  const print = () => {
    completeTask('printed');
    globalThis.print();
  };
  const due = paidBy(sale.parts, 'due');
  const points = paidBy(sale.parts, 'points');
  /** What goes back, of what was paid in money, put on account and paid by points. */
  const givenBack = [
    [words.moneyBack, sale.total - due - points],
    [words.dueBack, due],
    [words.pointsBack, points],
  ] as const;
  const question = [
    t(words.goodsBack),
    ...givenBack
      .filter(([, amount]) => amount > 0)
      .map(([sentence, amount]) => say(sentence, { amount: money(amount) })),
    say(words.cancelSure, { number: sale.number }),
  ].join(' ');
  const exchange = () => {
    if (act(startExchange, at, sale)) goTo('counter', at);
  };
  return (
    <>
      <h2 className="visually-hidden">
        {t(words.receipt)} {sale.number}
      </h2>
      <Row gap={2} data-unprinted>
        <Button onClick={print}>
          <Icon of="print" />
          {t(words.print)}
        </Button>
        {data.languages.map((code) => (
          <Button
            key={code}
            variant="quiet"
            isPressed={code === chosen}
            label={`${t(words.receiptIn)} ${languages[code].name}`}
            onClick={() => showIn(code)}
          >
            <span lang={code}>{languages[code].name}</span>
          </Button>
        ))}
        {data.exchangeDays !== null && isOpen && (
          <Button variant="quiet" onClick={exchange}>
            {t(words.exchangeThis)}
          </Button>
        )}
        {isOpen && (
          <AskFirst
            name={t(words.cancelReceipt)}
            question={question}
            onYes={() => act(cancelSale, sale.number)}
          />
        )}
        {sale.challan !== null && sale !== world.former && (
          <a href={screenHash('challans', sale.number)}>
            {t(words.challan)} {sale.challan}
          </a>
        )}
        <a href={screenHash('counter', at)}>{t(words.nextBill)}</a>
        <a href={screenHash('receipts')}>{t(words.allReceipts)}</a>
      </Row>
      <Receipt sale={sale} language={chosen} />
    </>
  );
}
