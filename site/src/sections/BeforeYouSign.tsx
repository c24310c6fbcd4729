import type { Language } from '@nokshi/forms/languages.ts';
import type { Text, TitledText } from '../content/text.ts';
import { href } from '../routes/routes.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { textNode } from '../ui/text-node.tsx';
import { DisclosureList } from './DisclosureList.tsx';

/** The terms that matter most to who reads this page, folded, and the way to all of them. */
export function BeforeYouSign({
  title,
  all,
  entries,
  language,
}: {
  title: Text;
  all: Text;
  entries: TitledText[];
  language: Language;
}) {
  return (
    <DisclosureList id="before-you-sign" title={title} entries={entries} background="soft">
      <ButtonLink href={href('terms', language)} variant="text">
        {textNode(all)}
      </ButtonLink>
    </DisclosureList>
  );
}
