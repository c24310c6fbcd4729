import type { Enquiry } from '@nokshi/contract/enquiries.ts';
import { copyText } from '@nokshi/ui/copy-text.ts';
import { useWords } from '../words/words.ts';
import styles from './Answer.module.css';
import { WayMark, type WayName } from './WayMark.tsx';
import { mailTo, numbersOf, type Way } from './ways.ts';

/**
 * One press to answer by mail, WhatsApp or telephone, which also marks the enquiry as answered.
 * @param draft what mail and WhatsApp begin with
 */
export function Answer({
  enquiry,
  draft,
  onAnswered,
}: {
  enquiry: Enquiry;
  draft: string;
  onAnswered: () => void;
}) {
  const { words } = useWords();
  const ways = waysTo(enquiry, draft);
  const isWaiting = enquiry.stage === 'new' && !enquiry.setAside;
  const labels: Record<WayName, string> = {
    mail: words.byMail,
    chat: words.byWhatsApp,
    phone: words.byPhone,
  };
  const answer = ({ isTooLong }: Way, pressed: Element) => {
    // Where the browser lets nobody copy, the text is still in its field.
    if (isTooLong) void copyText(draft, pressed).catch(() => undefined);
    if (enquiry.stage === 'new') onAnswered();
  };
  return (
    <nav className={styles.ways} aria-label={words.answer} data-waiting={isWaiting || undefined}>
      {ways.map(([name, way]) => (
        <a
          key={name}
          href={way.address}
          title={labels[name]}
          onClick={({ currentTarget }) => answer(way, currentTarget)}
          {...(way.address.startsWith('https:') && {
            target: '_blank',
            rel: 'noopener noreferrer',
          })}
        >
          <WayMark name={name} />
          <span>{labels[name]}</span>
        </a>
      ))}
    </nav>
  );
}

/** Whether a draft is longer than a way to answer takes. */
export const isTooLongFor = (enquiry: Enquiry, draft: string): boolean =>
  waysTo(enquiry, draft).some(([, { isTooLong }]) => isTooLong);

function waysTo(enquiry: Enquiry, draft: string): [name: WayName, way: Way][] {
  const numbers = numbersOf(enquiry);
  const [first] = numbers;
  const chat = numbers.find((one) => one.chat)?.chat?.(draft);
  return [
    ...(enquiry.email ? [['mail', mailTo(enquiry, draft)] as [WayName, Way]] : []),
    ...(chat ? [['chat', chat] as [WayName, Way]] : []),
    ...(first ? [['phone', { address: first.call, isTooLong: false }] as [WayName, Way]] : []),
  ];
}
