import type { Language } from '@nokshi/forms/languages.ts';
import { ordered } from './entries.ts';
import { resolvePicture } from './pictures.ts';
import { technologyLookup } from './technology.ts';

/** The case studies in order. */
export async function projectCards(language: Language) {
  const [projects, technology] = await Promise.all([
    ordered('projects', language),
    technologyLookup(language),
  ]);
  return Promise.all(
    projects.map(async (project) => ({
      ...project,
      technologies: project.technologies.map((id) => technology(id).name),
      picture: await resolvePicture(project.picture, 'block'),
      pictures: await Promise.all(project.pictures.map((one) => resolvePicture(one, 'block'))),
    })),
  );
}
export type ProjectCard = Awaited<ReturnType<typeof projectCards>>[number];
export type Khata = ProjectCard['khata'];

export const projectCategories = (language: Language) => ordered('project-categories', language);
