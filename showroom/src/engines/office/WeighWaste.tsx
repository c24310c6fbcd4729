import { filled } from '../../frame/words.ts';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { typedNumber } from '../../words/amount.ts';
import { weighWaste } from './mill.ts';
import { useDesk } from './useDesk.ts';
import { words } from './words.ts';
import type { MillDesk } from './world.ts';

/** What was swept up today in a section of the mill. */
export function WeighWaste({ desk, after }: { desk: MillDesk; after: () => void }) {
  const { translate, count, act, notify } = useDesk();
  return (
    <Form
      action={translate(words.weighWaste)}
      send={(typed) => {
        const section = desk.waste[Number(typed('section'))]?.section ?? '';
        const kilos = typedNumber(typed('waste'));
        if (!act((before, office) => weighWaste(before, office, section, kilos))) return false;
        notify(
          filled(translate(words.wasteWeighed), {
            section: translate(section),
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
        options={desk.waste.map(({ section }, at) => ({
          value: String(at),
          label: translate(section),
        }))}
      />
      <Field name="waste" type="number" label={translate(words.wasteKilos)} />
    </Form>
  );
}
