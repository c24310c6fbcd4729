import { PlaceHeader } from '../../../ui/PlaceHeader.tsx';
import { useDiagnostic } from '../engine.ts';
import { words } from '../words/words.ts';

/** The name over the door and the ways through the centre. */
export function Header() {
  const { data, t } = useDiagnostic();
  const isLaboratoryFirst = data.opensAt === 'laboratory';
  const reception = ['reception', t(words.reception)] as const;
  const laboratory = ['samples', t(words.laboratory)] as const;
  return (
    <PlaceHeader
      notes={<p>{t(data.place)}</p>}
      ways={[
        isLaboratoryFirst ? laboratory : reception,
        ['bill', t(words.bill)],
        ...(isLaboratoryFirst ? [] : [laboratory]),
        ['delivery', t(words.delivery)],
        ['day', t(words.dayEnd)],
      ]}
      waysName={t(words.ways)}
    />
  );
}
