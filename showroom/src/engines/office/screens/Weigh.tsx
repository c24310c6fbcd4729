import { oneOf } from '../../../demo/one-of.ts';
import { filled } from '../../../shell/words.ts';
import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/Form.tsx';
import { typedNumber } from '../../../words/amount.ts';
import { dayOf } from '../../../words/days.ts';
import type { MillDesk } from '../data.ts';
import { weighShift } from '../steps/mill.ts';
import { millDay } from '../steps/mill-day.ts';
import { weighedIn } from '../steps/mill-weights.ts';
import { words } from '../words/words.ts';
import { useDesk } from './useDesk.ts';

/** What a ring frame spun today in a shift, as it comes from the scale, or what it should have been. */
export function Weigh({ desk, after }: { desk: MillDesk; after: () => void }) {
  const {
    world,
    premises: { now },
    t,
    count,
    completeTask,
    notify,
    act,
  } = useDesk();
  const day = dayOf(millDay(desk, now));
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
        const isCorrection = typed('entry') === 'correction';
        const weighed = {
          frame: typed('frame'),
          shift: Number(typed('shift')),
          kilos: typedNumber(typed('kilos')),
          note: typed('note'),
          isCorrection,
        };
        if (!act(weighShift, desk, weighed)) return false;
        completeTask('weighed');
        const frame = t(oneOf(desk.frames, weighed.frame).name);
        const sentence = t(isCorrection ? words.corrected : words.weighed);
        notify(filled(sentence, { frame, count: count(weighed.kilos) }));
        after();
        return true;
      }}
    >
      <Field
        key={`frame ${next?.id}`}
        name="frame"
        label={t(words.frame)}
        initial={next?.id}
        options={desk.frames.map(({ id, name }) => ({ value: id, label: t(name) }))}
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
        options={[
          { value: 'new', label: t(words.newWeight) },
          { value: 'correction', label: t(words.correction) },
        ]}
      />
      <Field name="kilos" type="number" label={t(words.kilos)} />
      <Field name="note" label={t(words.reason)} />
    </Form>
  );
}
