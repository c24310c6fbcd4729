import { plain, type Text } from '../content/text.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { HeadedLinks } from '../ui/HeadedLinks.tsx';
import { textNode } from '../ui/text-node.tsx';

/** A heading and the pages that follow from this one, such as the price of a demo or a sample contract. */
export function LinkRow({
  id,
  title,
  links,
  leads = false,
}: {
  id: string;
  title: Text;
  links: { href: string; label: Text }[];
  /** Whether the first link is the next step, and looks so. */
  leads?: boolean;
}) {
  return (
    <HeadedLinks id={id} title={title}>
      {links.map(({ href, label }, index) => (
        <li key={plain(label)}>
          <ButtonLink href={href} variant={leads && index === 0 ? 'solid' : 'quiet'}>
            {textNode(label)}
          </ButtonLink>
        </li>
      ))}
    </HeadedLinks>
  );
}
