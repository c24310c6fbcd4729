import type { CompanyView } from '../content/company.ts';
import { langOf, plain } from '../content/text.ts';
import { Icon } from './Icon.tsx';

/** The company's networks, each as its sign. */
export function SocialLinks({
  links,
  className,
}: {
  links: CompanyView['social'];
  className: string | undefined;
}) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.network}>
          <a
            href={link.url}
            aria-label={plain(link.label)}
            lang={langOf(link.label)}
            rel="noopener"
          >
            <Icon drawing={link.icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
