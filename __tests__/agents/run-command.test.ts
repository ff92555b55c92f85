import { describeUsage, parseCommand, runCommand } from '@/lib/agents/program/run-command';
import { TOOLS } from '@/lib/agents/tools/tools';
import { openSamplePortal } from './sample-portal';

const run = (...args: readonly string[]) =>
  runCommand(parseCommand(args, TOOLS), TOOLS, openSamplePortal());

test('the words after a command are its question, options go with it', async () => {
  expect(await run('search', 'card', 'payment', '--limit', '1')).toContain('the first 1:');
  expect(await run('code', '51')).toContain('Not enough money');
  expect(await run('test-data')).toContain('Visa');
  expect(await run('changes', '--breaking')).not.toContain('note');
});

test('another portal is named by an option', () => {
  expect(parseCommand(['--portal', 'out', 'search', 'a'], TOOLS)).toMatchObject({
    portal: 'out',
    name: 'search',
    words: ['a'],
  });
});

test.each([
  [['pay'], 'There is no command pay; there are search, page'],
  [['search'], 'search_docs needs "query".'],
  [['search', 'a', '--limit', 'many'], '"limit" is not valid'],
])('%j is refused', async (args, message) => {
  await expect(run(...args)).rejects.toThrow(message);
});

test('an option that no tool has is refused', () => {
  expect(() => parseCommand(['search', 'a', '--color'], TOOLS)).toThrow('--color');
});

test('the usage names every command and the portal', () => {
  const usage = describeUsage(TOOLS, 'https://docs.example.com');
  for (const { command } of TOOLS) expect(usage).toContain(`  ${command.name} `);
  expect(usage).toContain('By default https://docs.example.com');
});
