import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/Form.tsx';
import { Grid, Row, Stack } from '../../../ui/layout.tsx';
import { Panel, Panels } from '../../../ui/Panels.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { typedNumber } from '../../../words/amount.ts';
import { useDesk } from '../engine.ts';
import { issueBales, leftOf } from '../steps/mill.ts';
import { words } from '../words/words.ts';
import styles from './Cotton.module.css';

/** The cotton in the godown, lot by lot, and the way to the blow room. */
export function Cotton() {
  const { desk, world, t, done, act, say } = useDesk<'mill'>();
  return (
    <Panels>
      <Lots isLong />
      <Panel title={t(words.issue)} isWide>
        <Form
          action={t(words.issueIt)}
          send={(typed) => {
            const number = typed('lot');
            const bales = typedNumber(typed('bales'));
            const values = { count: bales, number, left: leftOf(world, number) - bales };
            return (
              act(issueBales, desk, number, bales) && done('issued', say(words.issuedBales, values))
            );
          }}
        >
          <Field
            name="lot"
            label={t(words.whichLot)}
            options={desk.lots.map(({ number, origin }) => ({
              value: number,
              label: say(words.lot, { number, origin: t(origin) }),
            }))}
          />
          <Field name="bales" type="number" label={t(words.bales)} />
        </Form>
      </Panel>
    </Panels>
  );
}

/** The rest of each lot. @param isLong also where it is from and how good it is */
export function Lots({ isLong = false }: { isLong?: boolean }) {
  const { desk, world, t, date, say } = useDesk<'mill'>();
  return (
    <Stack as="section" className={styles.lots}>
      <h2>{t(words.lots)}</h2>
      <Grid as="ul" gap={4} column="large">
        {desk.lots.map(({ number, origin, paper, bales, low, weight, arrived, quality }) => {
          const left = leftOf(world, number);
          return (
            <Stack as="li" gap={2} key={number} data-low={left <= low || undefined}>
              <h3>
                <img {...desk.cone} alt="" width={28} height={28} />
                {say(words.lot, { number, origin: t(origin) })}
              </h3>
              <Row as="p" isApart>
                <span>{say(words.paper, { number: paper })}</span>
                <b>{say(words.balesLeft, { count: left })}</b>
              </Row>
              <Progress value={left} of={bales} name={t(origin)} />
              {isLong && (
                <p>
                  {[
                    t(quality),
                    say(words.ofBales, { count: bales, weight }),
                    say(words.arrived, { day: date(arrived) }),
                  ].join(' · ')}
                </p>
              )}
              {left <= low && <p>{t(words.low)}</p>}
            </Stack>
          );
        })}
      </Grid>
    </Stack>
  );
}
