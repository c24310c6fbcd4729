import { oneOf } from '../../../demo/one-of.ts';
import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/Form.tsx';
import { typedNumber } from '../../../words/amount.ts';
import type { MillDesk } from '../data.ts';
import { weighWaste } from '../steps/mill.ts';
import { words } from '../words/words.ts';
import { useDesk } from './useDesk.ts';

/** What was swept up today in a section of the mill. */
export function WeighWaste({ desk, after }: { desk: MillDesk; after: () => void }) {
  const { t, count, notify, act, say } = useDesk();
  return (
    <Form
      action={t(words.weighWaste)}
      send={(typed) => {
        const section = typed('section');
        const kilos = typedNumber(typed('waste'));
        if (!act(weighWaste, desk, section, kilos)) return false;
        notify(
          say(words.wasteWeighed, {
            section: t(oneOf(desk.sections, section).name),
            count: count(kilos),
          }),
        );
        after();
        return true;
      }}
    >
      <Field
        name="section"
        label={t(words.section)}
        options={desk.sections.map(({ id, name }) => ({
          value: id,
          label: t(name),
        }))}
      />
      <Field name="waste" type="number" label={t(words.wasteKilos)} />
    </Form>
  );
}
