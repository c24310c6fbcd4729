import { filled } from '../../frame/words.ts';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { typedNumber } from '../../words/amount.ts';
import { weighShift } from './mill.ts';
import { useDesk } from './useDesk.ts';
import { words } from './words.ts';
import { type MillDesk, oneOf } from './world.ts';

/** What a ring frame spun today in a shift, as it comes from the scale. */
export function Weigh({ desk, after }: { desk: MillDesk; after: () => void }) {
  const { world, translate, count, act, completeTask, notify } = useDesk();
  const kilosOf = (frame: string) =>
    world.output.find((row) => row.day === 0 && row.frame === frame)?.kilos ?? [];
  const free = Math.max(
    0,
    desk.shifts.findIndex((_, at) =>
      desk.frames.some(({ id }) => (kilosOf(id)[at] ?? null) === null),
    ),
  );
  const next = desk.frames.find(({ id }) => (kilosOf(id)[free] ?? null) === null);
  return (
    <Form
      action={translate(words.weigh)}
      send={(typed) => {
        const weighed = {
          frame: typed('frame'),
          shift: Number(typed('shift')),
          kilos: typedNumber(typed('kilos')),
          note: typed('note'),
        };
        if (!act((before, office) => weighShift(before, office, weighed))) return false;
        completeTask('weighed');
        const frame = translate(oneOf(desk.frames, weighed.frame).name);
        notify(filled(translate(words.weighed), { frame, count: count(weighed.kilos) }));
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
        options={desk.shifts.map((shift, at) => ({ value: String(at), label: translate(shift) }))}
      />
      <Field name="kilos" type="number" label={translate(words.kilos)} />
      <Field name="note" label={translate(words.reason)} />
    </Form>
  );
}
