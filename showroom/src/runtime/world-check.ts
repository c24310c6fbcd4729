import type { GenericSchema } from 'valibot';

/** Says of what was stored whether it is a world of an engine. */
export interface WorldCheck {
  /** Whether it fits its schema: anything does as long as that is not there. */
  fits(world: unknown): boolean;
  isThere(): boolean;
  /**
   * Fetches the schema, for three seconds at most. It never fails: where it can't be had, or not in time,
   * what was stored is taken as it is.
   */
  load(): Promise<void>;
}

const patience = 3000;

/** What holds the schema of the world: `world-schema.ts` of an engine. */
type HasWorldSchema = { readonly worldSchema: GenericSchema };

/**
 * Checks by a schema that is fetched when something was stored. It weighs four kilobytes, which a first
 * visit has no use for.
 */
export function worldCheck(importSchema: () => Promise<HasWorldSchema>): WorldCheck {
  let loading: Promise<void> | undefined;
  let fits: ((world: unknown) => boolean) | undefined;
  const load = async () => {
    try {
      const [{ worldSchema }, schemas] = await Promise.all([importSchema(), import('./fits.ts')]);
      fits = (world) => schemas.fits(worldSchema, world);
    } catch (error) {
      console.error(error);
    }
  };
  return {
    fits: (world) => fits?.(world) ?? true,
    isThere: () => fits !== undefined,
    load: () => {
      loading ??= Promise.race([load(), new Promise<void>((go) => setTimeout(go, patience))]);
      return loading;
    },
  };
}
