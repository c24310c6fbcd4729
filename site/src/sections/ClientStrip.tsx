import type { ClientLogo } from '../content/people.ts';
import { langOf, plain, type Text } from '../content/text.ts';
import { ExampleMark } from '../ui/ExampleMark.tsx';
import { NewTab } from '../ui/NewTab.tsx';
import { PauseButton } from '../ui/PauseButton.tsx';
import { textNode } from '../ui/text-node.tsx';
import styles from './ClientStrip.module.css';

/**
 * The clients' logos, from one side of the window to the other. scripts/marquee.ts moves the strip at 50 px a second and doubles it for the
 * endless turn; without script or under reduced motion it is a list that stands still. The word on
 * the button suffices beside the logos; whoever only hears it is told what it stops. Three logos or fewer
 * never move: the window would show the same one again and again.
 */
export function ClientStrip({
  title,
  clients,
  labels,
}: {
  title: Text;
  clients: ClientLogo[];
  labels: Record<'clients' | 'pause' | 'play' | 'pauseLogos' | 'playLogos' | 'newTab', Text>;
}) {
  return (
    <section className={styles.clients} aria-labelledby="clients">
      <div className={styles.top}>
        <h2 id="clients">{textNode(title)}</h2>
        <ExampleMark example={clients.find(({ example }) => example)?.example} />
        <PauseButton
          aria-label={plain(labels.pauseLogos)}
          lang={langOf(labels.pauseLogos)}
          data-marquee-toggle
          data-pause={plain(labels.pause)}
          data-play={plain(labels.play)}
          data-pause-label={plain(labels.pauseLogos)}
          data-play-label={plain(labels.playLogos)}
          hidden
        >
          {plain(labels.pause)}
        </PauseButton>
      </div>
      <div className={styles.window} data-marquee={clients.length > 3 ? '' : undefined}>
        <ul className={styles.track} aria-label={plain(labels.clients)}>
          {clients.map((client) => (
            <li key={client.id}>
              <Logo client={client} newTab={labels.newTab} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Logo({ client, newTab }: { client: ClientLogo; newTab: Text }) {
  const picture = (
    // `loading` comes first: a copy made by the marquee would fetch a `src` that it reads before.
    <img
      loading="lazy"
      src={client.logo.src}
      alt={plain(client.logo.alt)}
      lang={langOf(client.logo.alt)}
      width={client.logo.width}
      height={client.logo.height}
    />
  );
  if (!client.link) return picture;
  return (
    <a href={client.link} target="_blank" rel="noopener noreferrer">
      {picture}
      <NewTab label={newTab} />
    </a>
  );
}
