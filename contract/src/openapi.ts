import { stringify } from 'yaml';
import { z } from 'zod';
import { operations } from './contract.ts';
import { FileAnswer, type Operation } from './operation.ts';

const answerTitles: Record<number, string> = {
  400: 'This could not be read.',
  200: 'As asked.',
  201: 'Made.',
  202: 'Begun.',
  204: 'Done.',
  401: 'Nobody is signed in.',
  403: 'Not from a page of the desk, or not for this user.',
  404: 'There is none.',
  409: 'Somebody else has changed it meanwhile.',
  413: 'This is too large.',
  415: 'Only JSON is read.',
  422: 'What was sent is not right; the words say what would be.',
  429: 'Too much at once. Retry-After says for how many seconds.',
  503: 'Not now; later it may go.',
};

type JsonSchema = Record<string, unknown>;

/** Turns schemas into those of JSON; what has a name stands once, among the components. */
class Schemas {
  readonly components: Record<string, JsonSchema> = {};

  of(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const name = z.globalRegistry.get(schema)?.id;
    const text = JSON.stringify(z.toJSONSchema(schema, { io, override: withoutPattern }));
    const {
      $schema: _,
      $defs,
      ...own
    } = JSON.parse(text.replaceAll('"#/$defs/', '"#/components/schemas/'));
    if (name !== undefined) this.components[name] = own;
    Object.assign(this.components, $defs);
    return name === undefined ? own : { $ref: `#/components/schemas/${name}` };
  }
}

/** A format says what its long pattern says. */
function withoutPattern({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  if ('format' in jsonSchema) delete jsonSchema['pattern'];
}

function parametersOf(path: string, { query }: Operation, schemas: Schemas) {
  const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const asked = Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: !schema.safeParse(undefined).success,
    schema: schemas.of(schema, 'input'),
  }));
  return [...places, ...asked];
}

function contentOf(answer: Operation['answers'][number], schemas: Schemas) {
  if (answer === null) return {};
  if (answer === 'events') return { content: { 'text/event-stream': {} } };
  if (answer instanceof FileAnswer) {
    return { content: Object.fromEntries(answer.types.map((type) => [type, {}])) };
  }
  return { content: { 'application/json': { schema: schemas.of(answer, 'output') } } };
}

function describe(path: string, operation: Operation, schemas: Schemas) {
  const { summary, body, takes, answers } = operation;
  return {
    summary,
    parameters: parametersOf(path, operation, schemas),
    ...(takes && {
      requestBody: { required: true, content: { [takes]: {} } },
    }),
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemas.of(body, 'input') } },
      },
    }),
    responses: Object.fromEntries(
      Object.entries(answers).map(([status, answer]) => [
        status,
        { description: answerTitles[Number(status)], ...contentOf(answer, schemas) },
      ]),
    ),
  };
}

/** All that the desk's server can be asked, as OpenAPI 3.1 has it. */
function openApi() {
  const schemas = new Schemas();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [address, operation] of Object.entries(operations)) {
    const [method = '', path = ''] = address.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: describe(path, operation, schemas) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'The desk',
      version: '1.0.0',
      description:
        'What the company’s desk asks of its server. Made from contract/src by npm run desk-api.',
    },
    servers: [{ url: '/api/desk' }],
    security: [{ session: [] }],
    components: {
      schemas: schemas.components,
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-desk' } },
    },
    paths,
  };
}

/** @returns the text of docs/desk-api.yaml */
export const writtenOpenApi = (): string => stringify(openApi(), { aliasDuplicateObjects: false });
