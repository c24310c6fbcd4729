import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { picturesIn } from '../../demo/picture.ts';
import { demoData, demosOfEngine, readDemo } from '../../demo/read-demos.ts';
import { openedForTest } from '../../demo/testing.ts';
import { beginOrganisation } from './begin.ts';
import { OrganisationDemo } from './Demo.tsx';
import { sectionsOf } from './data.ts';
import { organisationDrawings } from './drawings/index.tsx';
import { organisationSchema } from './schema.ts';
import { detailOf } from './screens/PageView.tsx';

/** What demos show on its first screen. */
const shown: Readonly<Record<string, readonly string[]>> = {
  'balucharer-alo': ['When the boat is the school', 'Kalasona', '38,00,000', 'Spent, 69%'],
  nonajol: ['Two thousand litres of sweet water', '2,000 a month', '2025–26', '2.14'],
  itbhata: ['House around a jarul tree', 'Birulia, Savar', '5 katha', 'Section through the court'],
  'rikta-anjum': ['why the moon has a grandmother', 'রিকশায় বাঘমামা', '15,000', '8 to 10'],
  patkathi: ['Hessian cloth', '40 in, 102 cm', 'FOB Mongla', 'OEKO-TEX', 'Send enquiry'],
  'nongor-pal': ['What berths at Chattogram', 'Track box', 'MV Kapitan Rahim', 'Subrata Pal'],
};

for (const name of demosOfEngine('organisation')) {
  const raw = readDemo(name, organisationSchema);
  const data = demoData(name, organisationSchema);

  it(`${name} opens with what its picture shows`, () => {
    const html = renderToString(<OrganisationDemo {...openedForTest(name, data)} />);
    for (const word of shown[name] ?? []) expect(html).toContain(word);
    expect(html).not.toContain('style=');
  });

  it(`${name} has drawings for all its pictures`, () => {
    for (const { drawing, with: given } of picturesIn(raw)) {
      if (drawing === 'lettering') continue;
      expect(organisationDrawings).toHaveProperty(drawing);
      expect(() => organisationDrawings[drawing]?.(given)).not.toThrow();
    }
  });

  it(`${name} leads to every project, work, notice and year that it has`, () => {
    const world = beginOrganisation(data);
    const things = [
      ...data.projects.map(({ id }) => id),
      ...data.works.map(({ id }) => id),
      ...data.notices.map(({ id }) => id),
      ...data.accounts.map(({ ago }) => String(ago)),
    ];
    for (const thing of things) {
      const pages = data.pages.filter((page) => detailOf(data, world, page, thing));
      expect(pages, thing).not.toEqual([]);
    }
  });

  it(`${name} can do each of its tasks`, () => {
    const kinds = new Set(data.pages.flatMap(sectionsOf).map(({ kind }) => kind));
    for (const { goal } of data.tasks) {
      const doers = doersOf[goal].filter((kind) => kinds.has(kind));
      expect(doers, goal).not.toEqual([]);
    }
  });
}

const doersOf = {
  filtered: ['filter', 'projects', 'schedule'],
  viewed: ['works', 'work'],
  read: ['accounts', 'certificates'],
  given: ['giving'],
  applied: ['notices'],
  chosen: ['items'],
  asked: ['message', 'items'],
  tracked: ['tracking'],
  estimated: ['tariff'],
} as const;
