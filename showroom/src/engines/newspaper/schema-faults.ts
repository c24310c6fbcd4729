import type { z } from 'zod';
import { type Fault, faultsOfUnknown } from '../../demo/references.ts';
import type { fields } from './schema.ts';

/** Ways to sections and pages that the paper has not, and stories of areas that its map has not. */
export function* faultsOf({
  sections,
  ways,
  stories,
  front,
}: z.output<typeof fields>): Generator<Fault> {
  const parts = front.flatMap((column) => column.parts);
  const pages = parts.map(({ part }) => part);
  const areas = parts.flatMap((one) => (one.part === 'areas' ? one.areas : []));
  for (const [index, way] of ways.entries()) {
    yield* 'section' in way
      ? faultsOfUnknown(['ways', index], way.section, idsOf(sections))
      : faultsOfUnknown(['ways', index], way.page, pages);
  }
  for (const [index, { area = null }] of stories.entries()) {
    yield* faultsOfUnknown(['stories', index, 'area'], area, idsOf(areas));
  }
}

const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
