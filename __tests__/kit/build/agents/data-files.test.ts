import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeDataFiles } from '@/lib/kit/build/agents/write-mcp-package';

const write = (data: Readonly<Record<string, unknown>>) => {
  const root = mkdtempSync(join(tmpdir(), 'data-'));
  writeDataFiles(root, { data: new Map(Object.entries(data)) });
  return root;
};

test('data that a portal has is a file, data that it has nothing of is none', () => {
  const root = write({
    codes: { rcode: [{ code: '051' }] },
    cards: { cards: [], sandbox: { a: {} } },
  });
  expect(readFileSync(join(root, 'agents/codes.json'), 'utf8')).toBe(
    '{"rcode":[{"code":"051"}]}\n',
  );
  expect(existsSync(join(root, 'agents/cards.json'))).toBe(false);
});

test('a portal without any data has no folder for it', () => {
  expect(existsSync(join(write({ codes: {}, cards: { cards: [] } }), 'agents'))).toBe(false);
});
