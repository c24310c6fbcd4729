import { type ContentFile, type Path, readContent } from './content-files.ts';
import { fieldName } from './explain.ts';

/** A place in content/ that is not the owner's own yet: an example, or a particular left empty. */
type LaunchPlace = {
  file: string;
  field: string;
  path: Path;
  problem: 'example' | 'empty';
};

/** What has to be real before a launch, in the order in which a launch needs it: docs/launch.md. */
const steps = [
  { name: 'company', title: 'Who you are', folders: ['company', 'offices'] },
  { name: 'promises', title: 'What you promise', folders: ['terms', 'pages'] },
  {
    name: 'sales',
    title: 'What you sell: prices and demos',
    folders: ['products', 'services', 'galleries'],
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

/** What is left to do, step by step; a step that is done has no places. What no step names comes last. */
export function launchSteps(directory: string): LaunchStep[] {
  const { files } = readContent(directory);
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
