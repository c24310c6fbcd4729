import { useState } from 'react';
import { Choice } from '../../../ui/Choice.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/Form.tsx';
import { Note, Stack } from '../../../ui/layout.tsx';
import { Panel, Panels } from '../../../ui/Panels.tsx';
import { typedNumber } from '../../../words/amount.ts';
import { dayOf, distanceOf } from '../../../words/days.ts';
import { useDesk } from '../engine.ts';
import { dayBefore, millDay, spunOn, weighedIn, weighShift, weighWaste } from '../steps/mill.ts';
import { words } from '../words/words.ts';
import { Cones } from './Cones.tsx';
import { Lots } from './Cotton.tsx';
import styles from './Spinning.module.css';

/** What the ring frames spun, shift by shift, what was lost, and the cotton that is left. */
export function Spinning() {
  const { data, desk, world, premises, t, num, nameOf, date, say } = useDesk<'mill'>();
  const today = millDay(desk, premises.now);
  const days = { before: dayBefore(world, today), now: dayOf(today) };
  const [shown, choose] = useState<keyof typeof days>('before');
  const day = days[shown];
  const isYesterday = distanceOf(days.before, today) === -1;
  const spun = spunOn(desk, world, day);
  const { rows, yarn } = spun;
  const stopped = rows.flatMap(({ name, notes }) =>
    notes.map((note) => say(words.stopped, { frame: t(name), note: t(note) })),
  );
  return (
    <Panels>
      <Panel
        title={t(words.frames)}
        aside={
          <Choice
            legend={t(words.day)}
            choices={[
              ['before', isYesterday ? t(words.yesterday) : date(days.before)],
              ['now', t(words.today)],
            ]}
            chosen={shown}
            choose={choose}
          />
        }
      >
        <Cones rows={rows} />
      </Panel>
      <div className={styles.side}>
        <Stack as="section" gap={0} className={styles.yarn}>
          <h2>
            {nameOf(data.goods, rows[0]?.good ?? '')},{' '}
            <span data-of-today>{date(day, 'weekday')}</span>
          </h2>
          <p className={styles.kilos}>{num(yarn)}</p>
          <p>
            <b>{t(words.kilosOfYarn)}</b>
          </p>
          {stopped.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Stack>
        <WasteRing {...spun} />
      </div>
      <Lots />
      <Panel title={t(words.enterOutput)} isWide>
        <Weigh after={() => choose('now')} />
        <WeighWaste after={() => choose('now')} />
      </Panel>
    </Panels>
  );
}

const centre = { cx: 75, cy: 75, r: 62 };

/** What was lost on the way from bale to yarn, by section, as a share of the cotton fed. */
function WasteRing({ yarn, waste, share, sections }: ReturnType<typeof spunOn>) {
  const { t, num, say } = useDesk();
  const round = 2 * Math.PI * centre.r;
  return (
    <section className={styles.waste}>
      <div className={styles.ring}>
        <svg aria-hidden="true" viewBox="0 0 150 150">
          <circle {...centre} />
          <circle
            {...centre}
            strokeDasharray={`${(share / 100) * round} ${round}`}
            transform="rotate(-90 75 75)"
          />
        </svg>
        <b>{num(share, 1)}%</b>
      </div>
      <Stack gap={1}>
        <h2>{t(words.waste)}</h2>
        <ul>
          {sections.map((section) => (
            <li key={section.id}>
              <Note>
                {t(section.name)} {num(section.share, 1)}%
              </Note>
            </li>
          ))}
        </ul>
        <Note>
          {sections.length === 0 ? t(words.wasteNone) : say(words.wasteNote, { waste, yarn })}
        </Note>
      </Stack>
    </section>
  );
}

/** What a ring frame spun today in a shift, as it comes from the scale, or what it should have been. */
function Weigh({ after }: { after: () => void }) {
  const { desk, world, premises, t, done, nameOf, optionsOf, act, say } = useDesk<'mill'>();
  const day = dayOf(millDay(desk, premises.now));
  const isFree = (frame: string, shift: number) => !weighedIn(world, day, frame, shift);
  const free = Math.max(
    0,
    desk.shifts.findIndex((_, shift) => desk.frames.some(({ id }) => isFree(id, shift))),
  );
  const next = desk.frames.find(({ id }) => isFree(id, free));
  return (
    <Form
      action={t(words.weigh)}
      send={(typed) => {
        const frame = typed('frame');
        const kilos = typedNumber(typed('kilos'));
        const isCorrection = typed('entry') === 'correction';
        const weighed = { shift: Number(typed('shift')), note: typed('note'), isCorrection };
        if (!act(weighShift, desk, { frame, kilos, ...weighed })) return false;
        after();
        const values = { frame: nameOf(desk.frames, frame), count: kilos };
        return done('weighed', say(isCorrection ? words.corrected : words.weighed, values));
      }}
    >
      <Field
        key={`frame ${next?.id}`}
        name="frame"
        label={t(words.frame)}
        initial={next?.id}
        options={optionsOf(desk.frames)}
      />
      <Field
        key={`shift ${next?.id} ${free}`}
        name="shift"
        label={t(words.shift)}
        initial={String(free)}
        options={desk.shifts.map(({ name }, at) => ({ value: String(at), label: t(name) }))}
      />
      <Field
        name="entry"
        label={t(words.entry)}
        options={optionsOf([
          { id: 'new', name: words.newWeight },
          { id: 'correction', name: words.correction },
        ])}
      />
      <Field name="kilos" type="number" label={t(words.kilos)} />
      <Field name="note" label={t(words.reason)} />
    </Form>
  );
}

/** What was swept up today in a section of the mill. */
function WeighWaste({ after }: { after: () => void }) {
  const { desk, t, notify, nameOf, optionsOf, act, say } = useDesk<'mill'>();
  return (
    <Form
      action={t(words.weighWaste)}
      send={(typed) => {
        const section = typed('section');
        const kilos = typedNumber(typed('waste'));
        if (!act(weighWaste, desk, section, kilos)) return false;
        notify(say(words.wasteWeighed, { section: nameOf(desk.sections, section), count: kilos }));
        after();
        return true;
      }}
    >
      <Field name="section" label={t(words.section)} options={optionsOf(desk.sections)} />
      <Field name="waste" type="number" label={t(words.wasteKilos)} />
    </Form>
  );
}
