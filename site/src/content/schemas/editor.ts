import { z } from 'zod';
import { words } from './words.ts';

/** Where a value stands: the end of its place, such as `title`, `price.base` or `products:day.title`. */
const place = z.string().regex(/^([a-z/-]+:)?[\w*-]+(\.[\w*-]+)*$/i, {
  error: 'must be the end of a place, such as title, price.base or products:day.title',
});

const name = (description: string) => words(60, description);

const label = z.strictObject({
  label: name('What the field is called'),
  help: words(240, 'What helps to fill the field in').optional(),
  add: words(40, 'The button that adds one to the list').optional(),
});

const each = <Name extends string, Schema extends z.ZodType>(
  names: readonly Name[],
  schema: Schema,
) => z.strictObject(Object.fromEntries(names.map((one) => [one, schema])) as Record<Name, Schema>);

/**
 * content/editor: what forms call the fields of all other files, which their schemas can't know. The
 * longest end of a field's place that stands there names it.
 */
export const editorFile = <Folder extends string, Page extends string, Single extends string>(
  folders: readonly Folder[],
  pages: readonly Page[],
  singles: readonly Single[],
) =>
  z.strictObject({
    folders: each(
      [...folders, 'pages', 'singles'],
      z.strictObject({ one: name('What one of them is called'), many: name('All of them') }),
    ).describe('What the folders of content/ are called'),
    pages: each(pages, name('What the page is called'))
      .partial()
      .describe('Pages that are called otherwise than in search results'),
    singles: each(singles, name('What the file is called')),
    fields: z.record(place, label),
    options: z.record(place, name('What the choice is called')),
    long: z.array(place).describe('What takes several lines'),
    folded: z.array(place).describe('What is folded away, since it is technical'),
    money: z.array(place).describe('Amounts of money, in taka'),
    namedByThemselves: z
      .array(z.enum(singles))
      .describe('Files whose words are known by what they say now'),
  });

export type EditorFile = z.output<ReturnType<typeof editorFile<string, string, string>>>;
