/** A Bangla paperback: a drawn cover in two or three colours with title and author. */
import type { ReactNode } from 'react';
import { Box } from '../box.tsx';
import { T } from '../text.tsx';
import { fonts } from '../theme.ts';

type Art = 'reeds' | 'boat' | 'rain' | 'moon' | 'letter';

const arts: Record<Art, { bg: string; ink: string; low?: boolean; art: ReactNode }> = {
  reeds: {
    bg: '#2f6b5a',
    ink: '#fff6d8',
    art: (
      <g fill="none" stroke="#d7e7a0" strokeWidth="3" strokeLinecap="round">
        {[18, 40, 56, 82, 104, 128, 150, 176].map((x, index) => (
          <path
            key={x}
            d={`M${x} 320q${index % 2 ? 14 : -10}-80 ${index % 2 ? 4 : 8}-${130 + (index % 3) * 22}`}
          />
        ))}
        <path
          d="M0 262q50-14 100 0t110 0M0 282q50-14 100 0t110 0"
          stroke="#8fc7ae"
          strokeWidth="4"
        />
      </g>
    ),
  },
  boat: {
    bg: '#e2a02c',
    ink: '#3a1c08',
    art: (
      <g>
        <circle cx="142" cy="178" r="44" fill="#c9401f" />
        <path d="M0 232h210v90H0z" fill="#21475e" />
        <path d="M24 226q78 42 164-12q-12 42-52 44H70q-36-2-46-32z" fill="#2a1408" />
        <path d="M70 232q4-38 42-38t38 34z" fill="#8d4a1c" />
        <path d="M50 222V160l-12 50" stroke="#2a1408" strokeWidth="4" fill="none" />
      </g>
    ),
  },
  rain: {
    bg: '#27386b',
    ink: '#eaf0ff',
    art: (
      <g stroke="#8fb0f0" strokeWidth="3" strokeLinecap="round">
        {Array.from({ length: 34 }, (_, index) => {
          const x = (index * 53) % 215;
          const y = 130 + ((index * 37) % 120);
          return <path key={index} d={`M${x} ${y}l-6 22`} />;
        })}
        <path d="M0 276q26-18 52 0t52 0t52 0t54 0v50H0z" fill="#4f6fc0" stroke="none" />
      </g>
    ),
  },
  moon: {
    bg: '#efe3cf',
    ink: '#5b1230',
    art: (
      <g>
        <circle cx="102" cy="196" r="66" fill="#c7355e" />
        <path d="M102 156q-34 14-30 58q-28 22-26 100h112q2-78-26-100q4-44-30-58z" fill="#5b1230" />
        <ellipse cx="102" cy="182" rx="19" ry="24" fill="#d79a70" />
        <path d="M83 176q18-22 38 0q-2-24-19-26t-19 26z" fill="#1f0a12" />
        <circle cx="102" cy="174" r="4" fill="#d8261c" />
        <path d="M0 288q52-20 104 0t106 0v40H0z" fill="#2f7f9c" />
      </g>
    ),
  },
  letter: {
    bg: '#b8d8d2',
    ink: '#173b3a',
    art: (
      <g transform="translate(0 -34)">
        <path d="M30 210h146v86H30z" fill="#fffaf0" transform="rotate(-7 103 250)" />
        <path
          d="M30 210l73 52l73-52"
          fill="none"
          stroke="#b3261e"
          strokeWidth="4"
          transform="rotate(-7 103 250)"
        />
        <path d="M0 300q40-16 80 0t80 0t80 0v50H0z" fill="#2f8f8a" />
      </g>
    ),
  },
};

interface CoverProps {
  art: Art;
  title: string;
  author: string;
  w: number;
  h: number;
}

export function Cover({ art, title, author, w, h }: CoverProps) {
  const look = arts[art];
  return (
    <Box
      w={w}
      h={h}
      bg={look.bg}
      color={look.ink}
      clip
      round="2px 6px 6px 2px"
      style={{ position: 'relative', boxShadow: '6px 4px 12px #4a2c1466' }}
    >
      <svg
        aria-hidden="true"
        width={w}
        height={h}
        viewBox={`0 ${320 - (h * 210) / w} 210 ${(h * 210) / w}`}
        style={{ position: 'absolute' }}
      >
        {look.art}
      </svg>
      <Box pad="18 16 0 20" gap={4} style={{ position: 'relative' }}>
        <T font={fonts.anek} size={31} weight={700} leading={1.12}>
          {title}
        </T>
        <T font={fonts.anek} size={17} weight={500}>
          {author}
        </T>
      </Box>
      <Box at={[0, 0]} w={10} h={h} bg="#00000026" />
    </Box>
  );
}
