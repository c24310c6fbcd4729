import type { GenericSchema } from 'valibot';

/** Says of what was stored whether it is a world of an engine. */
export interface WorldCheck {
  /** Whether it fits its schema: anything does as long as that is not there. */
  fits(world: unknown): boolean;
  /** Fetches the schema. It never fails: without network, what was stored is taken as it is. */
  load(): Promise<void>;
}

/** What holds the schema of the world: `world-schema.ts` of an engine. */
type HasWorldSchema = { readonly worldSchema: GenericSchema };

/**
 * Checks by a schema that is fetched when something was stored. It weighs four kilobytes, which a first
 * visit has no use for.
 */
export function worldCheck(importSchema: () => Promise<HasWorldSchema>): WorldCheck {
  let loading: Promise<void> | undefined;
  let fits = (_world: unknown) => true;
  const load = async () => {
    try {
      const [{ worldSchema }, schemas] = await Promise.all([importSchema(), import('./fits.ts')]);
      fits = (world) => schemas.fits(worldSchema, world);
    } catch (error) {
      console.error(error);
    }
  };
  return {
    fits: (world) => fits(world),
    load: () => {
      loading ??= load();
      return loading;
    },
  };
}
