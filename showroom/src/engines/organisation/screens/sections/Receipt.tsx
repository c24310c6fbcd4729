import { screenHash } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Note, Stack } from '../../../../ui/layout.tsx';
import { pageWith } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { stopGift } from '../../steps/gifts.ts';
import { words } from '../../words/words.ts';
import type { Gift } from '../../world.ts';
import { Facts } from './Facts.tsx';
import shared from './Sections.module.css';
import styles from './Sheet.module.css';
import { Sheet } from './Sheet.tsx';

/** The receipt of a gift, to print; a monthly gift is stopped here. */
export function Receipt({ gift }: { gift: Gift }) {
  const { data, t, date, taka, act } = useOrganisation();
  const project = data.projects.find(({ id }) => id === gift.project);
  const goesOn = gift.rhythm === 'monthly' && !gift.isStopped;
  const rows = [
    { name: words.number, value: `${data.receipt}-${gift.number}` },
    { name: words.date, value: date(gift.day, 'year') },
    { name: words.from, value: gift.name },
    { name: words.cause, value: project?.name ?? words.needed },
    { name: words.rhythm, value: gift.isStopped ? words.stopped : words[gift.rhythm] },
    { name: words.paidBy, value: words[gift.method] },
  ];
  return (
    <Stack gap={4}>
      <p role="status" className={styles.thanks} data-unprinted>
        {t(words.thanks)}
      </p>
      <Sheet
        title={t(words.receipt)}
        actions={
          <>
            {goesOn && (
              <Button variant="quiet" onClick={() => act(stopGift, gift.number)}>
                {t(words.stop)}
              </Button>
            )}
            <a className={shared.link} href={screenHash(pageWith(data, 'giving'))}>
              ← {t(words.giveAgain)}
            </a>
          </>
        }
      >
        <p className={styles.amount}>{taka(gift.amount)}</p>
        <Facts look="lines" rows={rows} />
        {goesOn && <p>{t(words.againMonthly)}</p>}
        <Note>{t(words.sampleReceipt)}</Note>
      </Sheet>
    </Stack>
  );
}
