import { Saree } from '@nokshi/artwork/kit/demo/saree.tsx';
import { type Given, word } from './given.ts';

/** The box of a saree that is seen, and how large all of it is drawn. */
const parts = {
  small: { box: [0, 0, 132, 180], w: 132, h: 180 },
  whole: { box: [0, 0, 338, 690], w: 338, h: 690 },
  aanchal: { box: [84, 128, 254, 330], w: 338, h: 690 },
  border: { box: [0, 540, 200, 150], w: 338, h: 690 },
} as const;

const isPart = (name: string): name is keyof typeof parts => name in parts;

const motifs = ['buti', 'stripe', 'check', 'plain'] as const;

/** A saree on its rod: small for a shelf, whole, or its aanchal or border up close. */
export function ShopSaree(given: Given) {
  const part = word(given, 'part');
  const { box, w, h } = parts[isPart(part) ? part : 'small'];
  return (
    <svg aria-hidden="true" viewBox={box.join(' ')} width={box[2]} height={box[3]}>
      <Saree
        w={w}
        h={h}
        id="saree"
        body={word(given, 'body')}
        border={word(given, 'border')}
        zari={word(given, 'zari')}
        motif={motifs.find((one) => one === given['motif']) ?? 'buti'}
        aanchal={given['aanchal'] !== false}
      />
    </svg>
  );
}
