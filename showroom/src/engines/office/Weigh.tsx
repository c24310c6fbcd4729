import { filled } from '../../frame/words.ts';
import { Field } from '../../ui/Field.tsx';
import { typedNumber } from '../../words/amount.ts';
import { DeskForm } from './desk/DeskForm.tsx';
import { weighShift } from './mill.ts';
import { useDesk } from './useDesk.ts';
import { words } from './words.ts';
import { type MillDesk, oneOf } from './world.ts';

/** What a ring frame spun today in a shift, as it comes from the scale. */
export function Weigh({ desk, after }: { desk: MillDesk; after: () => void }) {
  const { world, say, count, act, reach, tell } = useDesk();
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
    <DeskForm
      action={say(words.weigh)}
      send={(typed) => {
        const weighed = {
          frame: typed('frame'),
          shift: Number(typed('shift')),
          kilos: typedNumber(typed('kilos')),
          note: typed('note'),
        };
        if (!act((before, office) => weighShift(before, office, weighed))) return false;
        reach('weighed');
        const frame = say(oneOf(desk.frames, weighed.frame).name);
        tell(filled(say(words.weighed), { frame, count: count(weighed.kilos) }));
        after();
        return true;
      }}
    >
      <Field
        key={`frame ${next?.id}`}
        name="frame"
        label={say(words.frame)}
        initial={next?.id}
        options={desk.frames.map(({ id, name }) => ({ value: id, label: say(name) }))}
      />
      <Field
        key={`shift ${next?.id} ${free}`}
        name="shift"
        label={say(words.shift)}
        initial={String(free)}
        options={desk.shifts.map((shift, at) => ({ value: String(at), label: say(shift) }))}
      />
      <Field name="kilos" type="number" label={say(words.kilos)} />
      <Field name="note" label={say(words.reason)} />
    </DeskForm>
  );
}
