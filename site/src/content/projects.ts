import { ordered } from './entries.ts';
import { resolvePicture } from './pictures.ts';

/** The case studies in order (SPEC 2.13). */
export async function projectCards() {
  const projects = await ordered('projects');
  return Promise.all(
    projects.map(async (project) => ({
      ...project,
      picture: await resolvePicture(project.picture, 'block'),
    })),
  );
}
export type ProjectCard = Awaited<ReturnType<typeof projectCards>>[number];
