/** Lines of code; a line is a list of words, each with the letter of its colour: k n s c p. */
import { Box } from './box.tsx';
import { T } from './text.tsx';

const colors = {
  /** keyword, name, string, comment, plain */
  k: 'oklch(.80 .12 320)',
  n: 'oklch(.82 .10 235)',
  s: 'oklch(.86 .14 130)',
  c: 'oklch(.70 .04 275)',
  p: 'oklch(.94 .01 275)',
  w: 'oklch(.86 .14 80)',
};

export type Word = readonly [kind: keyof typeof colors, text: string];

interface CodeProps {
  lines: readonly (readonly Word[])[];
  size?: number;
  leading?: number;
}

/** None of our faces is monospaced: figures are tabular and the indent is real. */
export function Code({ lines, size = 23, leading = 1.5 }: CodeProps) {
  return (
    <Box>
      {lines.map((words, line) => (
        <T key={line} size={size} leading={leading} weight={500} style={{ whiteSpace: 'pre' }}>
          {words.map(([kind, text]) => (
            <span key={`${kind}${text}`} style={{ color: colors[kind] }}>
              {text}
            </span>
          ))}
        </T>
      ))}
    </Box>
  );
}
