import type { ClientLogo } from '../content/people.ts';
import { Section } from '../ui/Section.tsx';
import styles from './ClientStrip.module.css';

/**
 * The clients' logos. scripts/marquee.ts moves the strip at 50 px a second (SPEC 9) and doubles it
 * for the endless turn; without script or under reduced motion it is a list that stands still.
 */
export function ClientStrip({
  title,
  clients,
  labels,
}: {
  title: string;
  clients: ClientLogo[];
  labels: Record<'clients' | 'pause' | 'play' | 'newTab', string>;
}) {
  return (
    <Section background="soft" heading="clients" tight>
      <div className={styles.top}>
        <h2 id="clients">{title}</h2>
        <button
          className={styles.pause}
          type="button"
          data-marquee-toggle
          data-pause={labels.pause}
          data-play={labels.play}
          hidden
        >
          {labels.pause}
        </button>
      </div>
      <div className={styles.window} data-marquee>
        <ul className={styles.track} aria-label={labels.clients}>
          {clients.map((client) => (
            <li key={client.id}>
              <Logo client={client} newTab={labels.newTab} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Logo({ client, newTab }: { client: ClientLogo; newTab: string }) {
  const picture = (
    // `loading` comes first: a copy made by the marquee would fetch a `src` that it reads before.
    <img
      loading="lazy"
      src={client.logo.src}
      alt={client.logo.alt}
      width={client.logo.width}
      height={client.logo.height}
    />
  );
  if (!client.link) return picture;
  return (
    <a href={client.link} target="_blank" rel="noopener noreferrer">
      {picture}
      <span className="visually-hidden">, {newTab}</span>
    </a>
  );
}
