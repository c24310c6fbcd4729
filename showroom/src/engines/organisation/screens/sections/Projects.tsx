import { oneOf } from '../../../../demo/one-of.ts';
import { screenHash } from '../../../../runtime/hash.ts';
import { Grid, Stack } from '../../../../ui/layout.tsx';
import { useOrganisation } from '../../engine.ts';
import { words } from '../../words/words.ts';
import { usePlace } from '../usePlace.ts';
import { Filter } from './Filter.tsx';
import { Budget } from './ProjectView.tsx';
import shared from './Sections.module.css';

/** Every project with its upazila, its budget and what is spent, by upazila. */
export function Projects() {
  const { data, t } = useOrganisation();
  const { page, chosen } = usePlace();
  const upazila = chosen('upazila');
  const shown = data.projects.filter((one) => upazila === '' || one.upazila === upazila);
  return (
    <>
      <Filter id="upazila" name={words.upazila} choices={data.upazilas} />
      <Grid as="ul" gap={4} column="large">
        {shown.map((project) => (
          <Stack as="li" gap={2} key={project.id} className={shared.card}>
            <small className={shared.kind}>{t(oneOf(data.upazilas, project.upazila).name)}</small>
            <h3>
              <a href={screenHash(page.id, project.id)}>{t(project.name)}</a>
            </h3>
            <p className={shared.soft}>{t(project.reach)}</p>
            <Budget project={project} isShort />
          </Stack>
        ))}
      </Grid>
      <p role="status">{shown.length === 0 && t(words.nothing)}</p>
    </>
  );
}
