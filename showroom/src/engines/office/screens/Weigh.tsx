import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/Form.tsx';
import { typedNumber } from '../../../words/amount.ts';
import { dayOf } from '../../../words/days.ts';
import { useDesk } from '../engine.ts';
import { millDay, weighedIn, weighShift, weighWaste } from '../steps/mill.ts';
import { words } from '../words/words.ts';

/** What a ring frame spun today in a shift, as it comes from the scale, or what it should have been. */
export function Weigh({ after }: { after: () => void }) {
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
export function WeighWaste({ after }: { after: () => void }) {
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
