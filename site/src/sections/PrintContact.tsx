import type { CompanyView } from '../content/company.ts';
import { StitchLine } from '../ui/Stitch.tsx';
import styles from './PrintContact.module.css';

/** The contact lines under a printed page; not shown on a screen. */
export function PrintContact({ company, label }: { company: CompanyView; label: string }) {
  const [address] = company.addresses;
  return (
    <div className={styles.lines}>
      <StitchLine />
      <p>
        <strong>{company.name}</strong> · {company.phones.join(', ')} · {company.email}
      </p>
      {address && <p>{address.lines.replaceAll('\n', ', ')}</p>}
      <p>
        {label}: {company.url}
      </p>
    </div>
  );
}
