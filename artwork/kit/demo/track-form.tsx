/** The way into a courier's demo: a parcel found by its number, and a side to take. */
import { Box } from '../box.tsx';
import { T } from '../text.tsx';
import { v } from '../theme.ts';

interface TrackFormProps {
  number: string;
  words: {
    parcel: string;
    find: string;
    side: string;
    /** What each of those who log in says, and the role they log in as. */
    sides: readonly (readonly string[])[];
  };
}

export function TrackForm({ number, words }: TrackFormProps) {
  return (
    <>
      <Box gap={6}>
        <T size={22} weight={700}>
          {words.parcel}
        </T>
        <Box line={v.soft} round={12} pad="11 20">
          <T size={24} weight={600}>
            {number}
          </T>
        </Box>
        <Box bg={v.accent} color="white" round={14} center h={54} style={{ marginTop: 8 }}>
          <T size={23} weight={700}>
            {words.find}
          </T>
        </Box>
      </Box>
      <Box gap={10}>
        <T head size={25}>
          {words.side}
        </T>
        {words.sides.map(([says, role]) => (
          <Box key={role} row justify="space-between" bg={v.tint} round={12} h={52} pad="0 20">
            <T size={22} weight={600}>
              {says}
            </T>
            <T size={19} weight={600} soft>
              {role}
            </T>
          </Box>
        ))}
      </Box>
    </>
  );
}
