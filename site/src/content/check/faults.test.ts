import { faultCodes, faultPlaceholders } from '@nokshi/forms/content-faults.ts';
import { placeholdersIn } from '@nokshi/forms/fill.ts';
import { languageCodes } from '@nokshi/forms/languages.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { contentTypes } from '../schemas/index.ts';
import { readContent } from './content-files.ts';
import { explain } from './explain.ts';
import { content } from './testing.ts';

/** Every schema of one value that stands within a schema. */
function valuesIn(schema: unknown): z.ZodType[] {
  if (schema instanceof z.ZodObject) return Object.values(schema.shape).flatMap(valuesIn);
  if (schema instanceof z.ZodArray) return valuesIn(schema.element);
  if (schema instanceof z.ZodDiscriminatedUnion) return schema.options.flatMap(valuesIn);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return valuesIn(schema.unwrap());
  }
  if (schema instanceof z.ZodPipe) return valuesIn(schema.out);
  return schema instanceof z.ZodType ? [schema] : [];
}

test('every form in which a value has to be written has a code, for the desk to say it', () => {
  const uncoded = contentTypes.flatMap(({ kind, schema }) =>
    valuesIn(schema).flatMap((one) =>
      [' ?! ', '', 0.001, -0.001].flatMap((value) => {
        const { error } = one.safeParse(value, { reportInput: true });
        return (error?.issues ?? [])
          .map((issue) => explain(issue, one, value))
          .filter(({ code }) => code === 'format')
          .map(({ problem }) => `${kind}: ${problem}`);
      }),
    ),
  );
  expect([...new Set(uncoded)]).toEqual([]);
});

const sentences = z
  .object({ faults: z.record(z.string(), z.record(z.enum(languageCodes), z.string())) })
  .parse(readContent(content).files.find(({ folder }) => folder === 'editor-words')?.data).faults;

test.each(faultCodes)('the desk has a sentence for %s in each language', (code) => {
  const filled: readonly string[] = faultPlaceholders[code];
  for (const language of languageCodes) {
    const sentence = sentences[code]?.[language];
    expect(sentence, language).toBeTruthy();
    expect(placeholdersIn(sentence ?? '').filter((at) => !filled.includes(at))).toEqual([]);
  }
});
