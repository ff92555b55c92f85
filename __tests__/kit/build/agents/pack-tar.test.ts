import { execFileSync } from 'node:child_process';
import { packTar } from '@/lib/kit/build/agents/write-mcp-package';

const files = new Map([
  ['package/package.json', '{ "name": "a" }\n'],
  ['package/mcp.mjs', 'é'.repeat(600)],
]);
const tar = (...args: readonly string[]) =>
  execFileSync('tar', args, { input: packTar(files), encoding: 'utf8' });

test('tar lists and unpacks what was packed', () => {
  expect(tar('-tzf', '-').trim().split('\n')).toEqual([...files.keys()]);
  for (const [path, text] of files) expect(tar('-xzOf', '-', path)).toBe(text);
});

test('the same files are the same archive, whatever the time', () => {
  jest.useFakeTimers({ now: 0 });
  const first = packTar(files);
  jest.setSystemTime(1e12);
  expect(packTar(new Map(files)).equals(first)).toBe(true);
  jest.useRealTimers();
});
