import { z } from 'zod';

type Schema = z.core.$ZodType | null | undefined;
type Path = readonly (string | number)[];

/** What is wrong in the data of a demo, and where. */
export type Fault = { readonly path: Path; readonly message: string };

/** For `superRefine`: the faults of data, each as an issue of its own. */
export const checkedBy =
  <Data>(faultsOf: (data: Data) => Iterable<Fault>) =>
  (data: Data, context: z.core.$RefinementCtx): void => {
    for (const { path, message } of faultsOf(data)) {
      context.addIssue({ code: 'custom', path: [...path], message });
    }
  };

/** Where a value stands: its path, the object that holds it, and the demo. */
type Place = { readonly path: Path; readonly holder: unknown; readonly demo: object };

const references = z.registry<{ lists: readonly string[] }>();

/**
 * The id of an entry of a list in the same demo, or its `number` where entries have no id. It may also be the key
 * of a record; within a plain union or before a transform it is not looked at.
 * @param lists each by its place in demo.yaml: `goods`, `checkout.areas`; in `filters.*.choices` the star is
 *   the key under which the name stands; `.options` is a list beside the name
 */
export const ref = (...lists: readonly [string, ...string[]]) =>
  z.string().register(references, { lists });

/** The names in a demo that lead nowhere, each with what it may be, and the ids that a list has twice. */
export const faultsOfReferences = (schema: z.ZodType, demo: object): Fault[] =>
  faultsIn(schema, demo, { path: [], holder: demo, demo });

function faultsIn(schema: Schema, value: unknown, place: Place): Fault[] {
  if (!schema || value === undefined || value === null) return [];
  const lists = references.get(schema as z.ZodType)?.lists;
  if (lists) return faultsOfName(String(value), lists, place);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if ('innerType' in def) return faultsIn(def.innerType, value, place);
  if (def.type === 'union') return faultsIn(optionFor(def, value), value, place);
  if (typeof value !== 'object') return [];
  const inner = Object.entries(value).flatMap(([name, part]) => {
    const key = Array.isArray(value) ? Number(name) : name;
    const at = { ...place, path: [...place.path, key], holder: value };
    const ofKey = def.type === 'record' ? faultsIn(def.keyType, key, at) : [];
    return [...ofKey, ...faultsIn(schemaOf(def, key), part, at)];
  });
  return [...inner, ...repeatedIds(value, place.path)];
}

/** The schema of what stands in an object, a record, a list or a pair. */
function schemaOf(def: z.core.$ZodTypes['_zod']['def'], key: string | number): Schema {
  if (def.type === 'object') return def.shape[key];
  if (def.type === 'record') return def.valueType;
  if (def.type === 'tuple') return def.items[Number(key)];
  return def.type === 'array' ? def.element : undefined;
}

/** The option that a value is by its discriminator. */
const optionFor = (union: z.core.$ZodUnionDef, value: unknown): Schema => {
  const { discriminator } = union as Partial<z.core.$ZodDiscriminatedUnionDef>;
  if (discriminator === undefined) return undefined;
  const kind = Reflect.get(value as object, discriminator);
  return union.options.find((one) => one._zod.propValues?.[discriminator]?.has(kind));
};

function faultsOfName(name: string, lists: readonly string[], { path, holder, demo }: Place) {
  const key = String(path.at(-1));
  const found = lists.map((list) =>
    entriesAt(list.startsWith('.') ? holder : demo, list.replace('*', key)),
  );
  // A key that leads nowhere is reported by itself.
  if (lists.some((list) => list.includes('*')) && found.every((entries) => !entries)) return [];
  const names = found.flatMap((entries) => entries ?? []).map(nameOf);
  const where = lists.join(' and ').replace('*', key);
  return faultsOfUnknown(path, name, names, ` in ${where}`);
}

/** For what `ref` can't say: the fault of a name that is none of those known; nothing is no name. */
export const faultsOfUnknown = (
  path: Path,
  name: string | null,
  known: readonly string[],
  where = '',
): Fault[] => {
  if (name === null || known.includes(name)) return [];
  const some = known.slice(0, 20).join(', ') || 'none';
  return [{ path, message: `names ${name}; there are${where}: ${some}` }];
};

/** What the list at a place holds; on the way there an entry goes by its name. */
const entriesAt = (from: unknown, place: string) =>
  place
    .split('.')
    .filter(Boolean)
    .reduce<unknown>((value, key) => {
      if (Array.isArray(value)) return value.find((one) => nameOf(one) === key);
      return value && Reflect.get(value, key);
    }, from) as readonly unknown[] | undefined;

const idOf = (entry: unknown) => (entry as { id?: unknown } | null)?.id;

const nameOf = (entry: unknown) => String(idOf(entry) ?? (entry as { number?: unknown }).number);

/** The ids that an entry of a list had already before. */
function repeatedIds(value: object, path: Path): Fault[] {
  const ids = Array.isArray(value) ? value.map(idOf) : [];
  return ids.flatMap((id, at) =>
    id === undefined || ids.indexOf(id) === at
      ? []
      : [{ path: [...path, at, 'id'], message: `is ${id} for a second time: choose another id` }],
  );
}
