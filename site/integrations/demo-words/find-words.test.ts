import { expect, test } from 'vitest';
import { asLater, laterWordsIn, withoutWords, wordsIn } from './find-words.ts';

const languages = ['en', 'bn'];

test('words are objects with a plain text for each language, and nothing else', () => {
  const script = `const words={a:{en:'Sold',bn:"বিক্রি"},b:{bn:\`দিন\`,en:'Day'}};
    const others=[{en:'One'},{en:1,bn:2},{en:\`\${a}\`,bn:''},{en:'x',bn:'y',de:'z'},{[en]:'x',bn:'y'}]`;
  expect(wordsIn(script, languages).map(({ texts }) => texts)).toEqual([
    ['Sold', 'বিক্রি'],
    ['Day', 'দিন'],
  ]);
});

test('words go through the bundler and are found again, whatever it calls their class', () => {
  const script = `say({en:'It\\'s "{sum}"',bn:'দাম'},1)`;
  const later = withoutWords(script, wordsIn(script, languages), ({ texts }) =>
    asLater('Renamed$1', texts),
  );
  const found = laterWordsIn(later);
  expect(found).toMatchObject([{ maker: 'Renamed$1', texts: [`It's "{sum}"`, 'দাম'] }]);
  expect(withoutWords(later, found, (_one, place) => `w(${place})`)).toContain('w(0),1)');
});

test('no other class is taken for words', () => {
  expect(laterWordsIn(`new Map('en','bn');new Set(['demo-words'])`)).toEqual([]);
});
