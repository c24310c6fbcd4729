import { oneOf } from '../../../../demo/one-of.ts';
import type { DemoText } from '../../../../demo/words.ts';
import { screenHash } from '../../../../runtime/hash.ts';
import { Row, Stack } from '../../../../ui/layout.tsx';
import places from '../../../../ui/Places.module.css';
import type { SectionOf } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { words } from '../../words/words.ts';
import { usePlace } from '../usePlace.ts';

/** Ways to less: each choice is a link, so that what is chosen can be shared and survives a reload. */
export function Filter({
  id,
  name,
  choices,
}: {
  id: string;
  name: DemoText;
  choices: readonly { readonly id: string; readonly name: DemoText }[];
}) {
  const { t, completeTask } = useOrganisation();
  const { page, chosen } = usePlace();
  const here = page.id;
  const at = chosen(id);
  return (
    <nav className={places.places} aria-label={t(name)}>
      <Stack gap={2}>
        <b aria-hidden="true">{t(name)}</b>
        <Row as="ul" gap={2}>
          {[{ id: '', name: words.all }, ...choices].map((choice) => (
            <li key={choice.id}>
              <a
                href={choice.id === '' ? screenHash(here) : screenHash(here, id, choice.id)}
                aria-current={at === choice.id ? 'true' : undefined}
                onClick={() => choice.id !== '' && completeTask('filtered')}
              >
                {t(choice.name)}
              </a>
            </li>
          ))}
        </Row>
      </Stack>
    </nav>
  );
}

/** A filter that the data list. */
export function DataFilter({ section }: { section: SectionOf<'filter'> }) {
  const { data } = useOrganisation();
  return <Filter {...oneOf(data.filters, section.filter)} />;
}
