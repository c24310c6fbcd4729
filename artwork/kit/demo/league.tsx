/** The football table of a sports page, and the next match. */
import { Box } from '../box.tsx';
import { Icon } from '../icon.tsx';
import { T } from '../text.tsx';

const table = [
  ['Bashundhara', 9, 22],
  ['Abahani', 9, 19],
  ['Mohammedan', 9, 18],
  ['Rahmatganj', 9, 14],
  ['Fortis', 9, 11],
] as const;

export function League() {
  return (
    <Box
      at={[806, 114]}
      w={358}
      h={606}
      bg="#123d31"
      color="#f3fff2"
      round={16}
      pad="22 26"
      gap={4}
    >
      <Box row gap={12}>
        <Icon name="tabler:ball-football" size={34} />
        <T head size={29}>
          Premier League
        </T>
      </Box>
      <Box row pad="8 0 4" color="#a5c9b6">
        <T size={18} style={{ flex: 1 }}>
          Club
        </T>
        <T size={18} right style={{ width: 50 }}>
          P
        </T>
        <T size={18} right style={{ width: 64 }}>
          Pts
        </T>
      </Box>
      {table.map(([club, played, points], index) => (
        <Box key={club} row h={60} style={{ borderTop: '2px solid #25594a' }}>
          <T size={22} weight={700} color="#a5c9b6" style={{ width: 34 }}>
            {index + 1}
          </T>
          <T size={23} weight={600} style={{ flex: 1 }} line>
            {club}
          </T>
          <T size={22} right style={{ width: 50 }}>
            {played}
          </T>
          <T size={27} weight={800} right style={{ width: 64 }}>
            {points}
          </T>
        </Box>
      ))}
      <Box
        bg="#0b2b22"
        color="#f3fff2"
        round={12}
        pad="16 20"
        gap={6}
        style={{ marginTop: 'auto' }}
      >
        <T size={19} color="#d8f34e" weight={600}>
          Tomorrow, 5.30 pm Dhaka
        </T>
        <T size={24} weight={700} leading={1.2}>
          Abahani v Mohammedan
        </T>
        <T size={19} color="#a5c9b6">
          Bangabandhu Stadium
        </T>
      </Box>
    </Box>
  );
}
