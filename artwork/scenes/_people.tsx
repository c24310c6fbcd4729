/** A sheet of the kit's people, to choose from. */
import { Box } from '#kit/box.tsx';
import { Person, type PersonProps } from '#kit/person.tsx';
import { Scene } from '#kit/scene.tsx';
import { sizes } from '#kit/sizes.ts';
import { T } from '#kit/text.tsx';

export const size = sizes.screen;

const hairs = [
  'short',
  'side',
  'curly',
  'crop',
  'receding',
  'bald',
  'long',
  'bun',
  'bob',
  'braid',
  'hijab',
  'cap',
  'helmet',
] as const;
const wears = [
  'shirt',
  'panjabi',
  'suit',
  'tee',
  'sari',
  'kameez',
  'coat',
  'apron',
  'uniform',
] as const;
const people: PersonProps[] = [
  ...hairs.map(
    (hair): PersonProps => ({ hair, cloth2: hair === 'hijab' ? 'oklch(.55 .1 200)' : 'white' }),
  ),
  ...wears.map(
    (wear, index): PersonProps => ({
      wear,
      skin: (index % 4) as 0 | 1 | 2 | 3,
      hair: index > 3 && index < 6 ? 'long' : 'side',
      cloth2: wear === 'sari' || wear === 'kameez' ? 'oklch(.64 .2 5)' : 'oklch(.9 .05 80)',
    }),
  ),
  { beard: 'full', wear: 'panjabi', hair: 'cap' },
  { beard: 'moustache', glasses: true },
  { beard: 'stubble', hair: 'curly', skin: 2 },
];

export default function People() {
  return (
    <Scene size={size}>
      <Box grid={7} gap={20} pad={30}>
        {people.map((person) => (
          <Box key={JSON.stringify(person)} align="center">
            <Person size={186} {...person} />
            <T size={22}>
              {person.beard ?? person.hair} {person.wear}
            </T>
          </Box>
        ))}
      </Box>
    </Scene>
  );
}
