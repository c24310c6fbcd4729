/** Nonajol Trust: giving; ৳ 2,000 a month chosen, how it is paid, and the audits to take away. */
import { Box } from '#kit/box.tsx';
import { Button } from '#kit/button.tsx';
import { RainTank } from '#kit/demo/rain-tank.tsx';
import { Icon } from '#kit/icon.tsx';
import { nonajol } from '#kit/lettering/ngos.ts';
import { Lettering } from '#kit/lettering.tsx';
import { taka } from '#kit/money.ts';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { themed, v } from '#kit/theme.ts';

export const size = sizes.page;
export const detail = { left: 440, top: 82, width: 752 };

const theme = themed({
  ground: '#f1f8f7',
  ink: '#07303f',
  soft: '#557682',
  line: '#c5dde0',
  accent: '#0b7fab',
  tint: '#d8eef5',
  round: 16,
});

export default function Giving() {
  return (
    <Scene size={size} theme={theme}>
      <div style={{ position: 'absolute', left: 0, top: 0 }}>
        <RainTank w={500} h={750} />
      </div>
      <Box at={[36, 28]} gap={8} color="white">
        <Lettering of={nonajol} size={72} />
        <T size={21} weight={600}>
          Nonajol Trust, Satkhira
        </T>
      </Box>
      <Box at={[540, 34]} w={624} row justify="flex-end" gap={28}>
        {['Water', 'Women’s groups', 'Accounts', 'Tenders', 'Jobs', 'বাংলা'].map((item) => (
          <T key={item} size={20} weight={600} line>
            {item}
          </T>
        ))}
      </Box>
      <Box at={[540, 92]} w={624} gap={18}>
        <T head size={56} leading={1}>
          Two thousand litres of sweet water
        </T>
        <T size={21} soft leading={1.35}>
          In Shyamnagar the ponds are salt. A tank under the roof carries a family of five through
          the dry months.
        </T>
        <Box row bg={v.tint} round={30} pad={6} w="fit-content">
          {['Once', 'Every month'].map((item, index) => (
            <Box
              key={item}
              pad="9 28"
              round={26}
              bg={index ? v.ink : undefined}
              color={index ? 'white' : v.ink}
            >
              <T size={21} weight={600}>
                {item}
              </T>
            </Box>
          ))}
        </Box>
        <Box grid={4} gap={12}>
          {[500, 1000, 2000, 5000].map((amount) => (
            <Box
              key={amount}
              center
              h={82}
              round={16}
              bg={amount === 2000 ? v.tint : 'white'}
              line={amount === 2000 ? v.accent : v.line}
            >
              <T size={30} weight={700} line>
                {taka(amount)}
              </T>
            </Box>
          ))}
        </Box>
        <Box row gap={12}>
          <Box row grow gap={12} h={66} round={16} bg="white" line="#e2136e" pad="0 20">
            <Icon name="tabler:circle-dot-filled" size={28} color="#e2136e" />
            <T size={23} weight={700} color="#e2136e">
              bKash
            </T>
          </Box>
          <Box row grow gap={12} h={66} round={16} bg="white" line={v.line} pad="0 20">
            <Icon name="tabler:circle" size={28} color={v.soft} />
            <T size={22} weight={600}>
              Card
            </T>
            <Icon name="tabler:credit-card" size={28} color={v.soft} />
          </Box>
          <Button size={23} h={66} round={16} bg={v.accent} w={260}>
            Give ৳ 2,000 a month
          </Button>
        </Box>
      </Box>
      <Box at={[540, 566]} w={624} gap={12}>
        <T size={22} weight={700}>
          Where it went: audited accounts
        </T>
        <Box row gap={14}>
          {(
            [
              ['2025–26', '৳ 2.14 Cr'],
              ['2024–25', '৳ 1.86 Cr'],
              ['2023–24', '৳ 1.52 Cr'],
            ] as const
          ).map(([year, amount]) => (
            <Box key={year} grow row gap={14} bg="white" round={16} pad="16 18" line={v.line}>
              <Icon name="tabler:file-download" size={40} color={v.accent} />
              <Box>
                <T size={22} weight={700} leading={1.2} line>
                  {year}
                </T>
                <T size={19} soft leading={1.2} line>
                  {amount}
                </T>
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
    </Scene>
  );
}
