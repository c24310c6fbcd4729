import { isDeepStrictEqual } from 'node:util';

/** A value as the contract of the desk hands it over. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export type JsonObject = { [key: string]: Json };

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values are the same, whatever order their keys stand in. */
export const isSame = (one: Json | undefined, other: Json | undefined): boolean =>
  isDeepStrictEqual(one, other);
