/** The football table of a sports page, and the next match. */
import type { Language } from '@nokshi/forms/languages.ts';
import { Box } from '../box.tsx';
import { digits } from '../digits.ts';
import { Icon } from '../icon.tsx';
import { T } from '../text.tsx';

const table = [
  [9, 22],
  [9, 19],
  [9, 18],
  [9, 14],
  [9, 11],
] as const;

interface LeagueProps {
  words: {
    name: string;
    club: string;
    played: string;
    points: string;
    /** from the first place down */
    clubs: readonly string[];
    time: string;
    match: string;
    place: string;
  };
  language: Language;
}

export function League({ words, language }: LeagueProps) {
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
          {words.name}
        </T>
      </Box>
      <Box row pad="8 0 4" color="#a5c9b6">
        <T size={18} style={{ flex: 1 }}>
          {words.club}
        </T>
        <T size={18} right style={{ width: 50 }}>
          {words.played}
        </T>
        <T size={18} right style={{ width: 64 }}>
          {words.points}
        </T>
      </Box>
      {table.map(([played, points], index) => (
        <Box key={index} row h={60} style={{ borderTop: '2px solid #25594a' }}>
          <T size={22} weight={700} color="#a5c9b6" style={{ width: 34 }}>
            {digits(index + 1, language)}
          </T>
          <T size={23} weight={600} style={{ flex: 1 }} line>
            {words.clubs[index]}
          </T>
          <T size={22} right style={{ width: 50 }}>
            {digits(played, language)}
          </T>
          <T size={27} weight={800} right style={{ width: 64 }}>
            {digits(points, language)}
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
          {words.time}
        </T>
        <T size={24} weight={700} leading={1.2}>
          {words.match}
        </T>
        <T size={19} color="#a5c9b6">
          {words.place}
        </T>
      </Box>
    </Box>
  );
}
