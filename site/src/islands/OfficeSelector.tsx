import type { Language } from '@nokshi/forms/languages.ts';
import { useEffect, useRef, useState } from 'react';
import type { Office } from '../content/people.ts';
import type { Text } from '../content/text.ts';
import { textNode } from '../ui/text-node.tsx';
import { OfficeCard } from './OfficeCard.tsx';
import { OfficeMap, type OfficeMapLabels } from './OfficeMap.tsx';
import styles from './OfficeSelector.module.css';

/**
 * The offices as a choice of one, the first one chosen; the choice sets map, caption and highlight.
 * Without script the map links of all offices are shown.
 */
export function OfficeSelector({
  offices,
  labels,
  language,
}: {
  offices: Office[];
  labels: OfficeMapLabels & Record<'officeSelector', Text>;
  language: Language;
}) {
  const [chosen, setChosen] = useState<string | null>(null);
  const cards = useRef<HTMLFieldSetElement>(null);
  // One that was chosen before the script came, or that the browser brings back, is chosen already for React.
  useEffect(() => {
    const early = cards.current?.querySelector<HTMLInputElement>(':checked')?.value;
    if (early !== offices[0]?.id) setChosen(early ?? null);
  }, [offices]);
  const selected = offices.find(({ id }) => id === chosen) ?? offices[0];
  return (
    <div className={styles.offices}>
      <fieldset className={styles.cards} ref={cards}>
        <legend className="visually-hidden">{textNode(labels.officeSelector)}</legend>
        {offices.map((office) => (
          <OfficeCard
            key={office.id}
            office={office}
            selected={office === selected}
            onSelect={() => setChosen(office.id)}
          />
        ))}
      </fieldset>
      <div>
        {offices.map((office) => (
          <OfficeMap
            key={office.id}
            office={office}
            hidden={office !== selected}
            labels={labels}
            language={language}
          />
        ))}
        <p className="visually-hidden" role="status">
          {chosen !== null && selected && textNode(selected.location.name)}
        </p>
      </div>
    </div>
  );
}
