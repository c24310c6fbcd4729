import { type NewspaperData, sectionOf } from '../../src/engines/newspaper/data.ts';
import { areDays, costOf, countWords } from '../../src/engines/newspaper/steps/notices.ts';
import { allStories } from '../../src/engines/newspaper/steps/stories.ts';
import type { NewspaperWorld, Notice } from '../../src/engines/newspaper/world.ts';
import { midnightOf } from '../../src/runtime/now.ts';
import { dayOf, distanceOf } from '../../src/words/days.ts';
import { mobileNumber } from '../../src/words/phone.ts';

/** The broken invariants in a paper, in words; none when all hold. */
export const check = (data: NewspaperData, world: NewspaperWorld, now: Date): readonly string[] => [
  ...repeated(world.notices.map(({ number }) => `notice ${number}`)),
  ...repeated(world.reports.map(({ number }) => `report ${number}`)),
  ...world.notices.flatMap((notice) => noticeFaults(data, notice)),
  ...publishedFaults(data, world, now),
  ...followedFaults(data, world, now),
  ...readerFaults(data, world, now),
];

const repeated = (names: readonly string[]) =>
  names
    .filter((name, index) => names.indexOf(name) !== index)
    .map((name) => `${name} is there twice`);

/** Each sentence that is true of something that must not be. */
const those = (faults: readonly (readonly [boolean, string])[]): string[] =>
  faults.filter(([isSo]) => isSo).map(([, sentence]) => sentence);

function noticeFaults(data: NewspaperData, notice: Notice): string[] {
  const { number, text, contact, days, paid } = notice;
  const part = sectionOf(data, 'notices');
  if (paid === null || typeof text !== 'string') return [];
  return those([
    [!part || paid !== costOf(part, countWords(text), days), `notice ${number} cost another sum`],
    [contact === null || mobileNumber(contact) !== contact, `notice ${number} has no contact`],
    [!areDays(days), `notice ${number} runs ${days} days`],
  ]);
}

function publishedFaults(data: NewspaperData, world: NewspaperWorld, now: Date): string[] {
  const filed = allStories(data, world).filter(({ id }) => id.startsWith('filed-'));
  return [
    ...[...world.notices, ...world.reports].flatMap(({ number, state }) =>
      those([
        [
          state.is !== 'waiting' && state.day > dayOf(now),
          `number ${number} was decided on a day ahead`,
        ],
      ]),
    ),
    ...those([
      [
        filed.length !== world.reports.filter(({ state }) => state.is === 'printed').length,
        'a report is published that nobody approved',
      ],
    ]),
  ];
}

function followedFaults(data: NewspaperData, world: NewspaperWorld, now: Date): string[] {
  const today = midnightOf(now);
  const times = world.entries.map(({ day, at }) => distanceOf(day, today) * 1440 + at);
  const present = now.getHours() * 60 + now.getMinutes();
  return those([
    [times.length > (sectionOf(data, 'live')?.entries.length ?? 0), 'more entries than there are'],
    [times.some((time) => time > present), 'an entry is ahead of its time'],
    [
      times.some((time, index) => time < (times[index - 1] ?? Number.NEGATIVE_INFINITY)),
      'entries are out of order',
    ],
    [world.balls > (sectionOf(data, 'match')?.balls.length ?? 0), 'more balls than there are'],
  ]);
}

function readerFaults(data: NewspaperData, world: NewspaperWorld, now: Date): string[] {
  const { area, subscription, letter } = world;
  const areas = sectionOf(data, 'areas')?.areas.map(({ id }) => id) ?? [];
  return those([
    [area !== null && !areas.includes(area), `${area} is not on the map`],
    [subscription !== null && subscription.day > dayOf(now), 'the subscription is of a day ahead'],
    [
      subscription !== null && subscription.price !== sectionOf(data, 'subscription')?.price,
      'the subscription cost another sum',
    ],
    [letter !== null && !letter.includes('@'), 'the letter goes to no address'],
  ]);
}
