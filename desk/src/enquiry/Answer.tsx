import type { Enquiry } from '@nokshi/server/desk/contract/enquiries.ts';
import { useWords } from '../words.ts';
import styles from './Answer.module.css';
import { mailTo, numbersOf } from './ways.ts';

/** One press to answer by mail, WhatsApp or telephone, which also marks the enquiry as answered. */
export function Answer({ enquiry, onAnswered }: { enquiry: Enquiry; onAnswered: () => void }) {
  const { said, saidIn, filled } = useWords();
  const numbers = numbersOf(enquiry);
  const greeting = filled(saidIn(enquiry.language).mailGreeting, {
    name: enquiry.name || enquiry.company,
  });
  const ways = [
    ...(enquiry.email ? [[said.byMail, mailTo(enquiry, greeting)] as const] : []),
    ...(numbers
      ? ([
          [said.byWhatsApp, numbers.chat],
          [said.byPhone, numbers.call],
        ] as const)
      : []),
  ];
  const answered = () => {
    if (enquiry.stage === 'new') onAnswered();
  };
  return (
    <nav className={styles.ways} aria-label={said.answer}>
      {ways.map(([label, address]) => (
        <a
          key={label}
          href={address}
          onClick={answered}
          {...(address.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
