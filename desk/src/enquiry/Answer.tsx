import type { Enquiry } from '@nokshi/server/desk/contract/enquiries.ts';
import { useWords } from '../words/words.ts';
import styles from './Answer.module.css';
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
  const { said } = useWords();
  const numbers = numbersOf(enquiry);
  const [first] = numbers;
  const chat = numbers.find((one) => one.chat)?.chat?.(draft);
  const ways: [label: string, way: Way][] = [
    ...(enquiry.email ? [[said.byMail, mailTo(enquiry, draft)] as [string, Way]] : []),
    ...(chat ? [[said.byWhatsApp, chat] as [string, Way]] : []),
    ...(first ? [[said.byPhone, { address: first.call, isTooLong: false }] as [string, Way]] : []),
  ];
  const answer = ({ isTooLong }: Way) => {
    // Where the browser lets nobody copy, the text is still in its field.
    if (isTooLong) void navigator.clipboard?.writeText(draft).catch(() => undefined);
    if (enquiry.stage === 'new') onAnswered();
  };
  return (
    <>
      {ways.some(([, { isTooLong }]) => isTooLong) && <p>{said.enquiry.tooLong}</p>}
      <nav className={styles.ways} aria-label={said.answer}>
        {ways.map(([label, way]) => (
          <a
            key={label}
            href={way.address}
            onClick={() => answer(way)}
            {...(way.address.startsWith('https:') && {
              target: '_blank',
              rel: 'noopener noreferrer',
            })}
          >
            {label}
          </a>
        ))}
      </nav>
    </>
  );
}
