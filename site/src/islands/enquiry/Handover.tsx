import type { FieldValues } from '@nokshi/forms/fields.ts';
import { fill } from '@nokshi/forms/fill.ts';
import type { FormId } from '@nokshi/forms/forms.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import type { FormView } from '../../content/forms.ts';
import { ButtonLink, OutboundButton } from '../../ui/ButtonLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { StitchLine } from '../../ui/Stitch.tsx';
import { CopyButton } from './CopyButton.tsx';
import styles from './Handover.module.css';
import { handoverLinks } from './handover.ts';

/**
 * The other ways to reach the company, with the visitor's own words in them once a script can put
 * them there. The server shows this block, too.
 */
export function Handover({
  kind,
  view,
  shown,
  values,
  sending,
}: {
  kind: FormId;
  view: FormView;
  shown: boolean;
  values: FieldValues | undefined;
  sending: boolean;
}) {
  const { words, company, icons, endpoint } = view;
  const { handover } = words;
  const links = values && shown ? handoverLinks(kind, values, words, company) : undefined;
  const title = endpoint === undefined ? handover.choice : handover.title;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are links
    <div
      className={styles.handover}
      role="group"
      aria-label={title}
      tabIndex={-1}
      hidden={!shown}
      data-handover
    >
      <p className={styles.title}>
        <StitchLine />
        {title}
      </p>
      {links?.isCut && <p>{handover.cut}</p>}
      <div className={styles.ways}>
        <OutboundButton
          variant="quiet"
          href={links?.whatsapp ?? company.whatsappLink}
          newTab={words.newTab}
        >
          <Icon drawing={icons.whatsapp} />
          {handover.whatsapp}
        </OutboundButton>
        <ButtonLink variant="quiet" href={links?.email ?? company.mailto}>
          <Icon drawing={icons.email} />
          {handover.email}
        </ButtonLink>
        <ButtonLink variant="quiet" href={company.phone.href}>
          <Icon drawing={icons.phone} />
          {fill(handover.call, { phone: company.phone.number }, view.language)}
        </ButtonLink>
        {links && <CopyButton text={links.text} icon={icons.copy} words={handover} />}
      </div>
      {endpoint !== undefined && (
        <p className={styles.retry}>
          <Button type="submit" isBusy={sending}>
            <Icon drawing={icons.retry} />
            {sending ? words.sending : handover.retry}
          </Button>
        </p>
      )}
    </div>
  );
}
