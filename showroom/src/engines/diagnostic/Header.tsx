import { PlaceHeader } from '../../ui/PlaceHeader.tsx';
import { useDiagnostic } from './room.ts';
import { words } from './words.ts';

/** The name over the door and the ways through the centre. */
export function Header() {
  const { data, say } = useDiagnostic();
  const isLaboratoryFirst = data.opensAt === 'laboratory';
  const reception = ['reception', say(words.reception)] as const;
  const laboratory = ['samples', say(words.laboratory)] as const;
  return (
    <PlaceHeader
      notes={[say(data.place)]}
      ways={[
        isLaboratoryFirst ? laboratory : reception,
        ['bill', say(words.bill)],
        ...(isLaboratoryFirst ? [] : [laboratory]),
        ['delivery', say(words.delivery)],
      ]}
      waysName={say(words.ways)}
    />
  );
}
