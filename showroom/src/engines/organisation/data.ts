import type { z } from 'zod';
import type { WithDrawnPictures } from '../../demo/picture.ts';
import type { organisationSchema } from './schema.ts';

export type OrganisationData = WithDrawnPictures<z.output<typeof organisationSchema>>;
export type Page = OrganisationData['pages'][number];
export type Section = Page['sections'][number];
export type SectionOf<Kind extends Section['kind']> = Extract<Section, { kind: Kind }>;
export type Project = OrganisationData['projects'][number];
export type Year = OrganisationData['accounts'][number];
export type Notice = OrganisationData['notices'][number];
export type Work = OrganisationData['works'][number];
export type Fact = Work['facts'][number];
export type Figure = Work['figures'][number];
export type Form = Notice['form'];
export type FormField = Form['fields'][number];

export const sectionsOf = ({ opening, sections, side }: Page): readonly Section[] => [
  ...opening,
  ...sections,
  ...side,
];

const has = (page: Page, kind: Section['kind']): boolean =>
  sectionsOf(page).some((section) => section.kind === kind);

/** What stands in an address after a page whose form it leads to. */
export const formPart = 'form';

/** Whether a page has a form to write by, below other things. */
export const hasForm = ({ pages }: OrganisationData, id: string): boolean =>
  pages.some((page) => page.id === id && has(page, 'message'));

/**
 * The page that shows things of a kind, for links to one of them: the last one, as the one where a
 * visitor comes in often shows only some of them.
 * @returns its id, or that of the page where a visitor comes in
 */
export const pageWith = ({ pages, home }: OrganisationData, kind: Section['kind']): string =>
  pages.findLast((page) => has(page, kind))?.id ?? home;

export const methods = ['bkash', 'card'] as const;
export type Method = (typeof methods)[number];

export const rhythms = ['once', 'monthly'] as const;
