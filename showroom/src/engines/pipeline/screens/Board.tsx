import { useState } from 'react';
import { Choice } from '../../../ui/Choice.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/Form.tsx';
import { Note, Stack } from '../../../ui/layout.tsx';
import { Panel, Panels } from '../../../ui/Panels.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { useDesk } from '../engine.ts';
import { addLead, namesakeOf, soldOf } from '../steps/leads.ts';
import { words } from '../words/words.ts';
import styles from './Board.module.css';
import { LeadCard } from './LeadCard.tsx';

/** Every lead by its stage and, where asked, its area. */
export function Board() {
  const { data, world, t, num } = useDesk();
  const [area, choose] = useState('');
  const [values, tellMove] = useState('');
  const leadsIn = (id: string) => world.leads.filter((lead) => id === '' || lead.area === id);
  const isHouse = data.desk.kind === 'flats';
  return (
    <Panels>
      <Panel title={t(isHouse ? words.enquiries : words.leads)} isWide>
        <Choice
          legend={t(words.area)}
          choices={[{ id: '', name: words.all }, ...data.areas].map(({ id, name }) => [
            id,
            `${t(name)} ${num(leadsIn(id).length)}`,
          ])}
          chosen={area}
          choose={choose}
        />
        <Note id="board-hint">{t(words.boardHint)}</Note>
        <p className="visually-hidden" role="status">
          {values}
        </p>
        <section
          className={styles.board}
          aria-label={t(words.board)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
          tabIndex={0}
          data-goes-on
        >
          {data.stages.map((stage) => {
            const here = leadsIn(area).filter((lead) => lead.stage === stage.id);
            return (
              <Stack as="section" key={stage.id} className={styles.stage} data-stage={stage.id}>
                <h3>
                  {t(stage.name)} <small>{num(here.length)}</small>
                </h3>
                {here.length === 0 && <Note>{t(words.nobody)}</Note>}
                <Stack as="ul">
                  {here.map((lead) => (
                    <LeadCard key={lead.id} lead={lead} tellMove={tellMove} />
                  ))}
                </Stack>
              </Stack>
            );
          })}
        </section>
      </Panel>
      <Targets />
      <Panel title={t(isHouse ? words.addEnquiry : words.addLead)} isWide>
        <AddLead />
      </Panel>
    </Panels>
  );
}

function AddLead() {
  const { data, world, t, optionsOf, done, act, say } = useDesk();
  const [warned, warn] = useState('');
  return (
    <Form
      action={t(words.add)}
      send={(typed) => {
        const name = typed('name');
        const given = { name, phone: typed('phone'), area: typed('area'), wants: typed('wants') };
        if (!act(addLead, { ...given, isNamesake: name === warned })) {
          warn(namesakeOf(world, name) ? name : '');
          return false;
        }
        warn('');
        return done('added', say(words.added, { name }));
      }}
    >
      <Field name="name" label={t(words.name)} />
      <Field name="phone" type="tel" label={t(words.phone)} />
      <Field name="area" label={t(words.area)} options={optionsOf(data.areas)} />
      <Field name="wants" label={t(words.wants)} />
    </Form>
  );
}

/** How far each person is with what they are to sell in the season. */
function Targets() {
  const { data, world, t, taka, say } = useDesk();
  if (data.people.every(({ season }) => !season)) return null;
  return (
    <Panel title={t(words.targets)} isWide>
      <ul className={styles.targets}>
        {data.people.map(({ id, name, season }) => {
          const sold = soldOf(data, world, id);
          return (
            season && (
              <Stack as="li" gap={1} key={id}>
                <p>
                  <b>{t(name)}</b>{' '}
                  {say(words.soldOfTarget, { sold: taka(sold), target: taka(season.target) })}
                </p>
                <Progress value={sold} of={season.target} name={t(name)} />
              </Stack>
            )
          );
        })}
      </ul>
    </Panel>
  );
}
