import { Grid } from '../../../ui/layout.tsx';
import { Panel } from '../../../ui/Panels.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { soldOf } from '../steps/leads.ts';
import { words } from '../words/words.ts';
import { useDesk } from './useDesk.ts';

/** How far each person is with what they are to sell in the season. */
export function Targets() {
  const { data, world, t, taka, say } = useDesk();
  if (data.people.every(({ season }) => !season)) return null;
  return (
    <Panel title={t(words.targets)} isWide>
      <Grid as="ul" gap={4} column="large">
        {data.people.map(({ id, name, season }) => {
          const sold = soldOf(data, world, id);
          return (
            season && (
              <li key={id}>
                <p>
                  <b>{t(name)}</b>{' '}
                  {say(words.soldOfTarget, { sold: taka(sold), target: taka(season.target) })}
                </p>
                <Progress value={sold} of={season.target} name={t(name)} />
              </li>
            )
          );
        })}
      </Grid>
    </Panel>
  );
}
