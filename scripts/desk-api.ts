/** Writes docs/desk-api.yaml: what the desk's server can be asked, made from its schemas. */
import { writeFileSync } from 'node:fs';
import { writtenOpenApi } from '@nokshi/contract/openapi.ts';

writeFileSync('docs/desk-api.yaml', writtenOpenApi());
