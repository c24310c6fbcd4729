import type { z } from 'zod';
import type { section } from './schema-sections.ts';
import type { daily, story } from './schema-story.ts';

type Checked = {
  readonly sections: readonly { readonly id: string }[];
  readonly ways: readonly ({ readonly section: string } | { readonly page: string })[];
  readonly stories: readonly z.output<typeof story>[];
  readonly dailies: readonly z.output<typeof daily>[];
  readonly front: readonly { readonly parts: readonly z.output<typeof section>[] }[];
};

/** Says which names in the data of a paper lead to nothing, and what they may be. */
export function checkReferences(data: Checked, context: z.RefinementCtx): void {
  const { sections, ways, stories, dailies, front } = data;

  const parts = front.flatMap((column) => column.parts);
  const known = {
    section: sections.map((one) => one.id),
    story: stories.map((one) => one.id),
    page: parts.map((one) => one.part as string),
    area: parts.flatMap((one) => (one.part === 'areas' ? one.areas.map((area) => area.id) : [])),
  };
  const expectKnown = (kind: keyof typeof known, name: string, path: PropertyKey[]) => {
    if (known[kind].includes(name)) return;
    const message = `names the ${kind} ${name}; there are: ${known[kind].join(', ')}`;
    context.addIssue({ code: 'custom', path, message });
  };
  for (const [index, way] of ways.entries()) {
    if ('section' in way) expectKnown('section', way.section, ['ways', index]);
    else expectKnown('page', way.page, ['ways', index]);
  }
  for (const [index, one] of stories.entries()) {
    expectKnown('section', one.section, ['stories', index]);
    if (one.area) expectKnown('area', one.area, ['stories', index]);
  }
  for (const [index, one] of dailies.entries()) {
    expectKnown('section', one.section, ['dailies', index]);
  }
  for (const [index, one] of parts.entries()) {
    const path = ['front', index];
    if (one.part === 'section') expectKnown('section', one.section, path);
    if (one.part === 'areas') expectKnown('area', one.chosen, path);
    const lists = one.part === 'paper' ? one.pages : one.part === 'covers' ? one.issues : [];
    for (const { stories } of lists) {
      for (const name of stories) expectKnown('story', name, path);
    }
  }
}
