import { InvalidContentError } from '@/lib/content/source/content-error';
import { createContentReport } from '@/lib/kit/serve/dev';

const toFault = (message: string) =>
  new InvalidContentError([{ file: 'content/a.mdx', at: 'line 3', message }]);

test('tells faults once, then that they are mended', () => {
  let error: Error | undefined;
  const { report } = createContentReport(() => {
    if (error) throw error;
  });
  expect(report()).toBe('');
  error = toFault('one');
  expect(report()).toBe('1 error in 1 content file\ncontent/a.mdx\n  - line 3: one');
  error = toFault('one');
  expect(report()).toBe('');
  error = toFault('two');
  expect(report()).toContain('line 3: two');
  error = undefined;
  expect(report()).toBe('The content is sound again.');
  expect(report()).toBe('');
});

test('does not hide an error of the program', () => {
  const { report } = createContentReport(() => {
    throw new TypeError('x is not a function');
  });
  expect(report).toThrow(TypeError);
});

test('knows whether a file is sound while others are not', () => {
  const { report, isSound } = createContentReport(() => {
    throw toFault('one');
  });
  expect(isSound()).toBe(true);
  report();
  expect([isSound(), isSound('content/site.json'), isSound('content/a.mdx')]).toEqual([
    false,
    true,
    false,
  ]);
});
