import { type OptionalPage, optionalPages } from '../../routes/optional-pages.ts';
import { type ContentFile, type Path, readContent } from './content-files.ts';
import { pagesWithout } from './demos.ts';
import { fieldName } from './explain.ts';
import { isAtRealAddress } from './real-address.ts';

/** A place in content/ that is not the owner's own yet: an example, or a particular left empty. */
type LaunchPlace = {
  file: string;
  field: string;
  path: Path;
  problem: 'example' | 'empty';
};

/** The steps that replace examples before a launch, in the order in which a launch needs it: docs/launch.md. */
const steps = [
  { name: 'company', title: 'Who you are', folders: ['company', 'offices'] },
  { name: 'promises', title: 'What you promise', folders: ['terms', 'pages'] },
  {
    name: 'sales',
    title: 'What you sell: prices and demos',
    folders: ['prices', 'products', 'services', 'galleries'],
  },
  { name: 'people', title: 'Who works for you', folders: ['team', 'openings'] },
  {
    name: 'references',
    title: 'Whom you worked for',
    folders: ['projects', 'clients', 'testimonials'],
  },
] as const;

export type LaunchStep = {
  name: (typeof steps)[number]['name'] | 'rest';
  title: string;
  places: LaunchPlace[];
};

/** The open fields of each step that a visitor would see; a finished step has none. Fields that no step names come last. */
export function launchSteps(directory: string): LaunchStep[] {
  const all = readContent(directory).files;
  const off = pagesWithout(all);
  const files = all.filter((file) => !off.some((page) => isOf(page, file)));
  const named: readonly string[] = steps.flatMap(({ folders }) => folders);
  const others = [...new Set(files.map(({ folder }) => folder))].filter(
    (folder) => !named.includes(folder),
  );
  const rest = { name: 'rest', title: 'The rest', folders: others } as const;
  return [...steps, rest].map(({ name, title, folders }) => ({
    name,
    title,
    places: folders.flatMap((one) => files.filter(({ folder }) => folder === one)).flatMap(left),
  }));
}

/** Whether a file is shown on a page that a company may do without, and nowhere else. */
const isOf = (page: OptionalPage, { folder, id }: ContentFile): boolean =>
  folder === optionalPages[page] ||
  (folder === 'pages' && id === page) ||
  (folder === 'prices' && page === 'price');

const left = ({ file, folder, data }: ContentFile): LaunchPlace[] => [
  ...samples(data).map((parts) => ({
    file,
    field: fieldName(parts).replace(/^, /, ''),
    path: parts,
    problem: 'example' as const,
  })),
  ...(folder === 'company' ? emptyFacts(data) : []).map((name) => ({
    file,
    field: `facts.${name}`,
    path: ['facts', name],
    problem: 'empty' as const,
  })),
];

/** People, clients, work and prices, of which nothing invented may pass for real. */
const claims: readonly string[] = ['projects', 'clients', 'testimonials', 'team', 'prices'];

/**
 * Invented people, clients, work and prices of a site whose address is real, so that visitors would take
 * them for true; none where the company's own address is one of examples.
 */
export function examplesAtRealAddress(directory: string): LaunchPlace[] {
  const { files } = readContent(directory);
  if (!isAtRealAddress(files)) return [];
  return launchSteps(directory)
    .flatMap(({ places }) => places)
    .filter(({ file, problem }) => {
      const [folder = ''] = file.split('/');
      return problem === 'example' && claims.includes(folder);
    });
}

/**
 * The reasons against building a site: examples at a real address. ALLOW_SAMPLES=preview lets them pass;
 * the site then says on every page that it is a preview, and asks search engines to leave it out.
 */
export const examplesInTheWay = (
  directory: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): LaunchPlace[] =>
  environment['ALLOW_SAMPLES'] === 'preview' ? [] : examplesAtRealAddress(directory);

/** An example in the way as one line for people. */
export const exampleSentence = ({ file, field }: Pick<LaunchPlace, 'file' | 'field'>): string =>
  `content/${file}${field && ` → ${field}`}: is still an example, and the site's address is real; write what is real and remove "sample: true", or take it out.`;

/** Where a file says that it is still an example: what leads to each group that says so. */
export function samples(value: unknown, parts: (string | number)[] = []): (string | number)[][] {
  if (Array.isArray(value)) return value.flatMap((item, index) => samples(item, [...parts, index]));
  if (typeof value !== 'object' || value === null) return [];
  const own = 'sample' in value && value.sample === true ? [parts] : [];
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, item]) => samples(item, [...parts, key])),
  ];
}

function emptyFacts(company: unknown): string[] {
  const facts = (company as { facts?: Record<string, unknown> } | null)?.facts ?? {};
  return Object.entries(facts)
    .filter(([, value]) => value === '')
    .map(([name]) => name);
}
