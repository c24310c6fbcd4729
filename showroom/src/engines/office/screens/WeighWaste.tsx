import { oneOf } from '../../../demo/one-of.ts';
import { filled } from '../../../shell/words.ts';
import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/Form.tsx';
import { typedNumber } from '../../../words/amount.ts';
import type { MillDesk } from '../data.ts';
import { weighWaste } from '../steps/mill.ts';
import { words } from '../words/words.ts';
import { useDesk } from './useDesk.ts';

/** What was swept up today in a section of the mill. */
export function WeighWaste({ desk, after }: { desk: MillDesk; after: () => void }) {
  const { translate, count, step, notify } = useDesk();
  return (
    <Form
      action={translate(words.weighWaste)}
      send={(typed) => {
        const section = typed('section');
        const kilos = typedNumber(typed('waste'));
        if (!step((premises, before) => weighWaste(premises, before, desk, section, kilos)))
          return false;
        notify(
          filled(translate(words.wasteWeighed), {
            section: translate(oneOf(desk.sections, section).name),
            count: count(kilos),
          }),
        );
        after();
        return true;
      }}
    >
      <Field
        name="section"
        label={translate(words.section)}
        options={desk.sections.map(({ id, name }) => ({
          value: id,
          label: translate(name),
        }))}
      />
      <Field name="waste" type="number" label={translate(words.wasteKilos)} />
    </Form>
  );
}
