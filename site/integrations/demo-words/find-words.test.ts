import { expect, test } from 'vitest';
import { wordsIn } from './find-words.ts';

const languages = ['en', 'bn'];

test('words are objects with a plain text for each language, and nothing else', () => {
  const script = `const words={a:{en:'Sold',bn:"বিক্রি"},b:{bn:\`দিন\`,en:'Day'}};
    const others=[{en:'One'},{en:1,bn:2},{en:\`\${a}\`,bn:''},{en:'x',bn:'y',de:'z'},{[en]:'x',bn:'y'}]`;
  expect(wordsIn(script, languages).map(({ texts }) => texts)).toEqual([
    ['Sold', 'বিক্রি'],
    ['Day', 'দিন'],
  ]);
});
