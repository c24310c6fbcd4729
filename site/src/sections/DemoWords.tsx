import type { PictureView } from '../content/picture-view.ts';
import type { Text } from '../content/text.ts';
import { OutboundButton } from '../ui/ButtonLink.tsx';
import { textNode } from '../ui/text-node.tsx';
import styles from './DemoWords.module.css';

export type Demo = {
  /** Of its place on the page. */
  id: string;
  title: Text;
  description: Text;
  picture: PictureView;
  href: string;
  /** The same without what is no use to a reader, for the frame of the picture. */
  address: string;
  adminHref?: string | undefined;
};
export type DemoLabels = Record<'visitNow' | 'adminPanel' | 'newTab', Text>;

/** The words of a demo: what it is, and the buttons that open it. */
export function DemoWords({ demo, labels }: { demo: Demo; labels: DemoLabels }) {
  return (
    <div className={styles.words}>
      <h3>{textNode(demo.title)}</h3>
      <p>{textNode(demo.description)}</p>
      <p className={styles.actions}>
        <OutboundButton href={demo.href} newTab={labels.newTab} about={demo.title}>
          {textNode(labels.visitNow)}
        </OutboundButton>
        {demo.adminHref && (
          <OutboundButton
            href={demo.adminHref}
            newTab={labels.newTab}
            about={demo.title}
            variant="quiet"
          >
            {textNode(labels.adminPanel)}
          </OutboundButton>
        )}
      </p>
    </div>
  );
}
