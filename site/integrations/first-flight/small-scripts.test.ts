import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { withSmallScripts } from './small-scripts.ts';

test('an inline script is short and does the same', () => {
  const small = withSmallScripts(`<p><script>
    {
      // Adds.
      const first = 1;
      const add = (second) => first + second;
      sum = add(2);
    }
  </script><script type="module" src="/x.js"></script>`);
  const [, code = ''] = /<script>(.*?)<\/script>/.exec(small) ?? [];
  expect(code).not.toMatch(/\n|Adds/);
  expect(small).toContain('</script><script type="module" src="/x.js"></script>');
  const window = { sum: 0 };
  runInNewContext(code, window);
  expect(window.sum).toBe(3);
});

test('a script with a mistake stops the build and says so', () => {
  expect(() => withSmallScripts('<script>const = 1</script>')).toThrow(
    'An inline script is not right',
  );
});
