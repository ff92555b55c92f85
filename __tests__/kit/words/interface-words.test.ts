import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWords } from '@/lib/kit/system/write-words';
import { checkInterfaceWords, INTERFACE_WORDS } from '@/lib/kit/words/interface-words';
import { writeProject } from '../../support/sample-project';

const write = (words: unknown, lang = 'en') =>
  writeProject({
    'content/site.json': { lang },
    [INTERFACE_WORDS]: typeof words === 'string' ? words : JSON.stringify(words),
  });
const readModule = (root: string, name: string) =>
  readFileSync(join(root, '.generated/words', `${name}.ts`), 'utf8');

const SKIP = { shell: { frame: { skip: 'Jump `to` text', overview: 'All of {name}' } } };

test('words of the adopter take the place of those that ship, and only theirs', () => {
  const root = write(SKIP, 'de');
  writeWords(root);
  const module = readModule(root, 'shell/frame');
  expect(module).toContain('export const skip: string = `Jump \\`to\\` text`;');
  expect(module).toContain(
    'export const overview = (name: string | number): string => `All of ${name}`;',
  );
  expect(module).toContain('`Menü`');
  expect(readModule(root, 'shell/navigation')).toMatch(/^export \* from .*\n$/);
});

test('sound words pass the check', () =>
  expect(() => checkInterfaceWords(write(SKIP), 'en')).not.toThrow());

test.each([
  [{ shel: {} }, 'shel: no word of the interface has this key. Did you mean "shell"?'],
  [
    { shell: { frame: { skipp: 'x' } } },
    'shell.frame.skipp: no word of the interface has this key. Did you mean "skip"?',
  ],
  [
    { shell: { frame: { overview: 'All of {nam}' } } },
    'shell.frame.overview: the text has {nam}, which English has not: use {name}',
  ],
  [{ shell: { frame: { skip: ' ' } } }, 'shell.frame.skip: the text is empty: translate it'],
  [{ shell: { frame: 'x' } }, 'shell.frame: expected an object of words'],
  [{ shell: { frame: { skip: {} } } }, 'shell.frame.skip: expected a text'],
  [
    { shell: { frame: { '@skip': {} } } },
    'shell.frame.@skip: no word of the interface has this key.',
  ],
  [{ shell: 1 }, '(root): a value shell is neither a text nor an object'],
  ['{', '(root): not JSON: '],
])('%j is named, and changes nothing', (words, message) => {
  const root = write(words);
  expect(() => checkInterfaceWords(root, 'en')).toThrow(`${INTERFACE_WORDS}\n  - ${message}`);
  writeWords(root);
  expect(readModule(root, 'shell/frame')).toMatch(/^export \* from .*\n$/);
});
