import { Grid, Stack } from '../../../../ui/layout.tsx';
import type { SectionOf } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { rotaOf, shortDay } from '../../words/days.ts';
import { words } from '../../words/words.ts';
import shared from './Sections.module.css';

/** Who is on duty this week, and who follows. */
export function Duty({ section }: { section: SectionOf<'duty'> }) {
  const { data, t, today, language, say } = useOrganisation();
  const weeks = rotaOf(section.officers, data.begun, today);
  return (
    <Grid as="ol" gap={4}>
      {weeks.map(({ name, phone, place, from, to }, index) => (
        <Stack
          as="li"
          gap={0}
          key={t(name)}
          className={shared.card}
          aria-current={index === 0 ? 'date' : undefined}
        >
          <small className={shared.soft} data-of-today={index > 0 || undefined}>
            {index === 0
              ? t(words.duty)
              : say(words.week, { from: shortDay(from, language), to: shortDay(to, language) })}
          </small>
          <b>{t(name)}</b>
          <span className={shared.soft}>{t(place)}</span>
          <b>{phone}</b>
        </Stack>
      ))}
    </Grid>
  );
}
