import { expect, it } from 'vitest';
import { genitive } from './genitive.ts';

it.each([
  ['আয়েশা', 'আয়েশার'],
  ['নাসরিন পারভীন', 'নাসরিন পারভীনের'],
  ['রুমানা ইয়াসমিন', 'রুমানা ইয়াসমিনের'],
  ['শেফালী', 'শেফালীর'],
  ['মিলন রায়', 'মিলন রায়ের'],
  ['বড় ভাই', 'বড় ভাইয়ের'],
  ['HbA1c', 'HbA1c-এর'],
  ['ফারজানার শিশু, ৮ মাস', 'ফারজানার শিশু, ৮ মাসের'],
])('%s owns as %s', (name, owner) => {
  expect(genitive(name).normalize('NFC')).toBe(owner.normalize('NFC'));
});
