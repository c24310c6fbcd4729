import { PlaceHeader } from '../../../ui/PlaceHeader.tsx';
import { useDiagnostic } from '../engine.ts';
import { words } from '../words/words.ts';

/** The name over the door and the ways through the centre. */
export function Header() {
  const { data, translate } = useDiagnostic();
  const isLaboratoryFirst = data.opensAt === 'laboratory';
  const reception = ['reception', translate(words.reception)] as const;
  const laboratory = ['samples', translate(words.laboratory)] as const;
  return (
    <PlaceHeader
      notes={<p>{translate(data.place)}</p>}
      ways={[
        isLaboratoryFirst ? laboratory : reception,
        ['bill', translate(words.bill)],
        ...(isLaboratoryFirst ? [] : [laboratory]),
        ['delivery', translate(words.delivery)],
        ['day', translate(words.dayEnd)],
      ]}
      waysName={translate(words.ways)}
    />
  );
}
