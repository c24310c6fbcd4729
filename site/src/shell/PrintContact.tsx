import type { CompanyView } from '../content/company.ts';
import { langOf, plain, type Text } from '../content/text.ts';
import { StitchLine } from '../ui/Stitch.tsx';
import styles from './PrintContact.module.css';

/** The contact lines under a printed page; not shown on a screen. */
export function PrintContact({ company, label }: { company: CompanyView; label: Text }) {
  const [address] = company.addresses;
  return (
    <div className={styles.lines}>
      <StitchLine />
      <p>
        <strong>{company.name}</strong>
        {` · ${company.phones.join(', ')} · ${company.email}`}
      </p>
      {address && <p lang={langOf(address)}>{plain(address).replaceAll('\n', ', ')}</p>}
      <p lang={langOf(label)}>{`${plain(label)}: ${company.url}`}</p>
    </div>
  );
}
