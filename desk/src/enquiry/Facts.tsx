import { campaignParts } from '@nokshi/contract/desk-words/enquiry.ts';
import type { Enquiry } from '@nokshi/contract/enquiries.ts';
import type { ReactNode } from 'react';
import { Folded } from '../ui/Folded.tsx';
import { campaignOf } from '../words/campaign.ts';
import { useClock, useWords } from '../words/words.ts';
import styles from './Facts.module.css';
import { demoOf, pageLink, webLink } from './origin.ts';
import { numbersOf } from './ways.ts';

/** All that was filled in, and where it came from. */
export function Facts({ enquiry }: { enquiry: Enquiry }) {
  const { words } = useWords();
  const clock = useClock();
  const { page, referrer, consent, consentWording, kind } = enquiry;
  const partName = (part: string) => {
    const known = campaignParts.find((one) => one === part.toLowerCase());
    return known ? words.enquiry.campaign[known] : part;
  };
  const facts: [label: string, value: ReactNode][] = [
    [words.reference, enquiry.reference],
    [words.received, clock(enquiry.receivedAt)],
    [words.email, enquiry.email],
    [words.phone, enquiry.phone && <Phones enquiry={enquiry} />],
    [words.enquiry.company, enquiry.company],
    [words.enquiry.software, enquiry.software],
    [
      words.kinds.offer,
      enquiry.offer && <Linked address={webLink(enquiry.offer)}>{enquiry.offer}</Linked>,
    ],
    [words.enquiry.consent, consent ? consentWording : kind === 'demo' && words.enquiry.notGiven],
    [words.from, page && <Linked address={pageLink(page, location.origin)}>{page}</Linked>],
    [words.enquiry.demo, demoOf(referrer) ?? demoOf(page)],
    [words.referrer, referrer && <Linked address={webLink(referrer)}>{referrer}</Linked>],
    [
      words.campaign,
      campaignOf(enquiry.campaign)
        .map(([part, value]) => `${partName(part)}: ${value}`)
        .join(' · '),
    ],
  ];
  return (
    <Folded title={words.enquiry.details} isOpen={window.innerWidth >= 768}>
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </Folded>
  );
}

/** A link, where an address is one that can't harm; else the text alone. */
function Linked({ address, children }: { address: string | undefined; children: string }) {
  return address ? (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  ) : (
    children
  );
}

/** The values of an enquiry, with phone numbers as links. */
function Phones({ enquiry }: { enquiry: Enquiry }) {
  const { words } = useWords();
  const numbers = numbersOf(enquiry);
  return (
    <>
      {enquiry.phone}
      {numbers.length > 1 && (
        <span className={styles.numbers}>
          {numbers.map(({ number, call, chat }) => (
            <span key={number}>
              <a href={call}>{number}</a>
              {chat && (
                <>
                  {' · '}
                  <a href={chat('').address} target="_blank" rel="noopener noreferrer">
                    {words.byWhatsApp} {number}
                  </a>
                </>
              )}
            </span>
          ))}
        </span>
      )}
    </>
  );
}
