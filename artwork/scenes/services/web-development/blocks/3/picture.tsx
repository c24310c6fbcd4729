/** What a client holds in his hands at the end: a list, ticked but for one date. */
import { Box } from '#kit/box.tsx';
import { marigold, paddy } from '#kit/palette.ts';
import { Plate, Thread } from '#kit/plate.tsx';
import { Sheet } from '#kit/sheet.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';
import { v } from '#kit/theme.ts';
import { Tick } from '#kit/tick.tsx';

export const size = sizes.block;

const rows = [
  ['Source code', 'Repository in Dewan’s name, 1,284 commits'],
  ['Domain', 'dewanfurniture.com.bd, owner: Dewan'],
  ['Database backup', 'Restored as a trial on 2 December'],
  ['Staff guide', '34 pages in Bangla'],
] as const;

export default function Handover() {
  return (
    <Plate ground="night" lily>
      <Sheet w={830} h={860} at={[185, 70]} turn={-1.2} pad="56 64">
        <T size={25} weight={600} color={v.accent}>
          Dewan Furniture, Panthapath
        </T>
        <T head size={62} style={{ margin: '6px 0 30px' }}>
          Handover
        </T>
        <Box style={{ position: 'relative' }}>
          <Thread d="M27 30V520" color={paddy[300]} width={6} dash="12 15" />
          {rows.map(([what, note]) => (
            <Box key={what} row gap={30} h={112} style={{ position: 'relative' }}>
              <Tick step="done" size={58} />
              <Box>
                <T size={34} weight={700} leading={1.2}>
                  {what}
                </T>
                <T size={26} soft>
                  {note}
                </T>
              </Box>
            </Box>
          ))}
          <Box row gap={30} h={128} style={{ position: 'relative' }}>
            <Tick step="open" size={58} />
            <Box grow row justify="space-between" bg={marigold[100]} round={20} pad="20 28">
              <Box>
                <T size={34} weight={700} leading={1.2}>
                  Staff training
                </T>
                <T size={26}>Date still open: 14 or 16 December?</T>
              </Box>
            </Box>
          </Box>
        </Box>
      </Sheet>
    </Plate>
  );
}
