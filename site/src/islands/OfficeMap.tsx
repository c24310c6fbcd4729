import { useEffect, useRef, useState } from 'react';
import { fill } from '../content/localize.ts';
import type { Office } from '../content/people.ts';
import { OutboundButton } from '../ui/Button.tsx';
import styles from './OfficeMap.module.css';

export type OfficeMapLabels = Record<'map' | 'showMap' | 'directions' | 'newTab', string>;

/**
 * The map of one office and how to find its door. Nothing is asked of the map's server before the frame
 * scrolls into view (DESIGN 3); until then, and without script, a link to the map stands in its place.
 */
export function OfficeMap({
  office,
  hidden,
  labels,
}: {
  office: Office;
  hidden: boolean;
  labels: OfficeMapLabels;
}) {
  const [frame, seen] = useSeen();
  return (
    <figure className={styles.map} hidden={hidden}>
      <div className={styles.frame} ref={frame}>
        {seen ? (
          <iframe src={office.map} title={fill(labels.map, { office: office.name })} />
        ) : (
          <OutboundButton
            href={office.mapPage}
            look="quiet"
            about={`(${office.name})`}
            newTab={labels.newTab}
          >
            {labels.showMap}
          </OutboundButton>
        )}
      </div>
      <figcaption className={styles.caption}>
        <div>
          <h3 className={styles.place}>{office.location.name}</h3>
          <p>{office.location.details}</p>
        </div>
        <OutboundButton href={office.directions} about={`(${office.name})`} newTab={labels.newTab}>
          {labels.directions}
        </OutboundButton>
      </figcaption>
    </figure>
  );
}

/** Becomes true, for good, once the element that carries the ref is in view. */
function useSeen() {
  const element = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current || seen) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [seen]);
  return [element, seen] as const;
}
