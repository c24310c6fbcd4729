import { spriteIcon } from '../../content/icon-sprite.ts';
import { iconDrawing } from '../../content/icons.ts';
import type { NavigationLink } from '../../content/navigation.ts';
import { langOf, plain, type Text } from '../../content/text.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { textNode } from '../../ui/text-node.tsx';
import iconControl from '../IconControl.module.css';
import styles from './Menu.module.css';

/**
 * The main menu: a row where there is room for it, else a sheet that its button lays over the page. The browser
 * opens and closes the sheet, so that the button answers before any script is there, and without one; menu.ts
 * adds what it leaves open. A browser that knows no popovers shows all links and no button.
 */
export function Menu({
  links,
  shortcuts,
  contact,
  labels,
}: {
  links: NavigationLink[];
  /** In a row they stand in the top bar. */
  shortcuts: NavigationLink[];
  contact: NavigationLink;
  labels: Record<'menu' | 'mainNavigation', Text>;
}) {
  return (
    <>
      <button
        className={`${iconControl.control} ${styles.toggle}`}
        type="button"
        aria-label={plain(labels.menu)}
        lang={langOf(labels.menu)}
        popoverTarget="menu"
      >
        <Icon drawing={iconDrawing('tabler:menu-2')} />
        <Icon drawing={spriteIcon('tabler:x')} />
      </button>
      <nav
        className={styles.menu}
        id="menu"
        popover="auto"
        aria-label={plain(labels.mainNavigation)}
      >
        <LinkList links={links} />
        {shortcuts.length > 0 && <LinkList links={shortcuts} className={styles.shortcuts} />}
        <ButtonLink href={contact.href}>{textNode(contact.label)}</ButtonLink>
      </nav>
    </>
  );
}

function LinkList({
  links,
  className,
}: {
  links: NavigationLink[];
  className?: string | undefined;
}) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href} aria-current={link.current}>
            {textNode(link.label)}
          </a>
        </li>
      ))}
    </ul>
  );
}
