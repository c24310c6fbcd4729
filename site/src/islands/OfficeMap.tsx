import type { Language } from '@nokshi/forms/languages.ts';
import { useEffect, useRef, useState } from 'react';
import type { Office } from '../content/people.ts';
import { fillText, langOf, plain, type Text } from '../content/text.ts';
import { OutboundButton } from '../ui/ButtonLink.tsx';
import { textNode } from '../ui/text-node.tsx';
import styles from './OfficeMap.module.css';

export type OfficeMapLabels = Record<'map' | 'showMap' | 'directions' | 'newTab', Text>;

/**
 * The map of one office and how to find its door. Nothing is asked of the map's server before the frame
 * scrolls into view; until then, without script or network, and for visitors who save data, a link to the map
 * stands in its place, below a pin with the name of the place.
 */
export function OfficeMap({
  office,
  hidden,
  labels,
  language,
}: {
  office: Office;
  hidden: boolean;
  labels: OfficeMapLabels;
  language: Language;
}) {
  const title = fillText(labels.map, { office: plain(office.name) }, language);
  const [frame, seen] = useSeen();
  return (
    <figure className={styles.map} hidden={hidden}>
      <div className={styles.frame} ref={frame}>
        <Streets />
        {/* Its words are those of the caption. */}
        <p className={styles.pin} aria-hidden="true">
          {textNode(office.location.name)}
        </p>
        {seen ? (
          <iframe src={office.map} title={plain(title)} lang={langOf(title)} />
        ) : (
          <OutboundButton
            href={office.mapPage}
            variant="quiet"
            about={office.name}
            newTab={labels.newTab}
          >
            {textNode(labels.showMap)}
          </OutboundButton>
        )}
      </div>
      <figcaption className={styles.caption}>
        <div>
          <h3 className={styles.place}>{textNode(office.location.name)}</h3>
          <p>{textNode(office.location.details)}</p>
        </div>
        <OutboundButton href={office.directions} about={office.name} newTab={labels.newTab}>
          {textNode(labels.directions)}
        </OutboundButton>
      </figcaption>
    </figure>
  );
}

/** The placeholder while the map is loading, or when it cannot. */
function Streets() {
  return (
    <svg
      className={styles.streets}
      viewBox="0 0 640 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d="M-20 96c180 30 300-30 680 10M-20 300c220-60 420 40 680-20M150-20c-30 160 40 300-10 440M430-20c50 140-30 280 30 440" />
      <path
        strokeWidth="6"
        d="M290-20c-10 60 10 70 0 118M-20 200h176M290 100c10 90-20 110-10 190M446 190h214M560 100v180M60 290v130"
      />
    </svg>
  );
}

/** Becomes true, for good, once the element that carries the ref is in view and a map can take its place. */
function useSeen() {
  const element = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const { current } = element;
    // Who saves data follows the link instead.
    if (!current || seen || 'saveData' in document.documentElement.dataset) return;
    const observer = new IntersectionObserver((entries) => {
      const isAsked = entries.some((entry) => entry.isIntersecting);
      // Without network a frame is a grey hole; and who stands on the link keeps it.
      if (isAsked && navigator.onLine && !current.contains(document.activeElement)) setSeen(true);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [seen]);
  return [element, seen] as const;
}
