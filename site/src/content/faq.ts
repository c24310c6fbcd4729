import { defaultLanguage, type Language } from '@nokshi/forms/languages.ts';
import { anchor } from './anchors.ts';
import { pageWords } from './entries.ts';
import { isPathShown } from './shown-pages.ts';
import { plain } from './text.ts';

/** The groups of questions, each question with the id of its place on the page. */
export async function faqGroups(language: Language) {
  const [{ groups }, original] = await Promise.all([
    pageWords('faq', language),
    pageWords('faq', defaultLanguage),
  ]);
  const ids = original.groups.map(({ questions }) =>
    questions.map(({ question }) => anchor(plain(question))),
  );
  return groups.map((group, index) => ({
    ...group,
    link: group.link && isPathShown(group.link.href) ? group.link : undefined,
    questions: group.questions.map((one, position) => ({
      ...one,
      id: ids[index]?.[position] ?? '',
    })),
  }));
}
