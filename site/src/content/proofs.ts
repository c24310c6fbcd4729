import type { Language } from '@nokshi/forms/languages.ts';
import { href } from '../routes/routes.ts';
import { ordered, single } from './entries.ts';
import { withExampleMarks } from './examples.ts';
import { resolvePicture } from './pictures.ts';
import { planFor } from './price-texts.ts';

type Project = Awaited<ReturnType<typeof ordered<'projects'>>>[number];

/** A project as proof: one of its results, counted from 1, its screen, and where all of it stands; nothing on a site without projects. */
export async function proofView(
  proof: { project: string; result: number },
  projects: readonly Project[],
  language: Language,
) {
  const named = projects.filter(({ id }) => id === proof.project);
  const [project] = await withExampleMarks(named, language);
  const result = project?.results[proof.result - 1];
  if (!project && projects.length === 0) return undefined;
  if (!project || !result) throw new Error(`content/projects lacks ${proof.project}`);
  return {
    ...result,
    title: project.title,
    client: project.client,
    example: project.example,
    picture: await resolvePicture(project.picture, 'block', language),
    href: `${href('projects', language)}#${project.id}`,
  };
}
export type Proof = NonNullable<Awaited<ReturnType<typeof proofView>>>;

/** The result of a project that says most to who has seen its demo: the one that was measured. */
const measured = ({ id, results }: Project) => ({
  project: id,
  result: Math.max(1, results.findIndex(({ change }) => change !== undefined) + 1),
});

/** The first project that the plan of a gallery was sold for, as proof of the gallery. */
export const proofOfPlan = (
  plan: { key: string },
  projects: readonly Project[],
): { project: string; result: number } | undefined => {
  const project = projects.find(({ priced }) => priced.plan === plan.key);
  return project && measured(project);
};

/**
 * The proofs of a project, by the name of its folder: the products and services that name it, and the
 * galleries of its plan. Each says so in one place only.
 */
export async function provenBy(language: Language) {
  const [book, products, services, galleries] = await Promise.all([
    single('prices', language),
    ordered('products', language),
    ordered('services', language),
    ordered('galleries', language),
  ]);
  return ({ id, priced }: Pick<Project, 'id' | 'priced'>) => [
    ...products
      .filter(({ proof }) => proof?.project === id)
      .map((product) => ({
        title: product.title,
        href: href({ product: product.id }, language),
      })),
    ...services
      .filter(({ proof }) => proof?.project === id)
      .map((service) => ({
        title: service.title,
        href: href({ service: service.id }, language),
      })),
    ...galleries
      .filter((gallery) => planFor(book, 'galleries', gallery.id)?.key === priced.plan)
      .map((gallery) => ({
        title: gallery.title,
        href: href({ gallery: gallery.id }, language),
      })),
  ];
}
