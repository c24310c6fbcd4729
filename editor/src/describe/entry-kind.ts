import { type ContentType, contentTypes } from '@nokshi/site/src/content/schemas/index.ts';

/** The kind of the file of an entry, by its folder and its name; undefined where no form is made of it. */
export const contentTypeOf = (folder: string, name: string): ContentType | undefined =>
  contentTypes.find((one) => one.folder === folder && one.kind === kindName(folder, name));

function kindName(folder: string, name: string): string {
  if (folder === 'singles') return name;
  return folder === 'pages' ? `pages/${name}` : folder;
}
