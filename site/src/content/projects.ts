import type { Language } from '@nokshi/forms/languages.ts';
import { khataPath } from '../routes/language-paths.ts';
import { ordered, single } from './entries.ts';
import { withExampleMarks } from './examples.ts';
import { resolvePicture } from './pictures.ts';
import { provenBy } from './proofs.ts';
import { technologyLookup } from './technology.ts';
import { fillText, type Text } from './text.ts';

/** The case studies in order. */
export async function projectCards(language: Language) {
  const [projects, technology, { times }, proves] = await Promise.all([
    ordered('projects', language),
    technologyLookup(language),
    single('labels', language),
    provenBy(language),
  ]);
  return Promise.all(
    (await withExampleMarks(projects, language)).map(async (project) => ({
      ...project,
      writing: khataPath(project.id, language),
      duration: weeksText(project.weeks, times, language),
      proves: proves(project),
      technologies: project.technologies.map((id) => technology(id).name),
      picture: await resolvePicture(project.picture, 'block', language),
      pictures: await Promise.all(
        project.pictures.map((one) => resolvePicture(one, 'block', language)),
      ),
    })),
  );
}

/** A number of weeks in words, in the digits of the language. */
const weeksText = (
  count: number,
  times: Record<'week' | 'weeks', Text>,
  language: Language,
): Text => fillText(count === 1 ? times.week : times.weeks, { time: count }, language);

export type ProjectCard = Awaited<ReturnType<typeof projectCards>>[number];
export type Khata = ProjectCard['khata'];

export const projectCategories = (language: Language) => ordered('project-categories', language);
