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
    translate,
    count,
    step,
    completeTask,
    notify,
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
      action={translate(words.weigh)}
      send={(typed) => {
        const isCorrection = typed('entry') === 'correction';
        const weighed = {
          frame: typed('frame'),
          shift: Number(typed('shift')),
          kilos: typedNumber(typed('kilos')),
          note: typed('note'),
          isCorrection,
        };
        if (!step((premises, before) => weighShift(premises, before, desk, weighed))) return false;
        completeTask('weighed');
        const frame = translate(oneOf(desk.frames, weighed.frame).name);
        const sentence = translate(isCorrection ? words.corrected : words.weighed);
        notify(filled(sentence, { frame, count: count(weighed.kilos) }));
        after();
        return true;
      }}
    >
      <Field
        key={`frame ${next?.id}`}
        name="frame"
        label={translate(words.frame)}
        initial={next?.id}
        options={desk.frames.map(({ id, name }) => ({ value: id, label: translate(name) }))}
      />
      <Field
        key={`shift ${next?.id} ${free}`}
        name="shift"
        label={translate(words.shift)}
        initial={String(free)}
        options={desk.shifts.map(({ name }, at) => ({ value: String(at), label: translate(name) }))}
      />
      <Field
        name="entry"
        label={translate(words.entry)}
        options={[
          { value: 'new', label: translate(words.newWeight) },
          { value: 'correction', label: translate(words.correction) },
        ]}
      />
      <Field name="kilos" type="number" label={translate(words.kilos)} />
      <Field name="note" label={translate(words.reason)} />
    </Form>
  );
}
