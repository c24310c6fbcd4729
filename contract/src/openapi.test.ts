import { readFile } from 'node:fs/promises';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { writtenOpenApi } from './openapi.ts';

const file = new URL('../../docs/desk-api.yaml', import.meta.url);

it('is described in docs/desk-api.yaml as it is; npm run desk-api writes it anew', async () => {
  expect(await readFile(file, 'utf8')).toBe(writtenOpenApi());
});

it('is described as OpenAPI demands', async () => {
  expect(await new Validator().validate(writtenOpenApi())).toEqual({ valid: true });
});
