import { spawnSync } from 'node:child_process';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import { printCurl } from '@/lib/openapi/request/print-curl';

const BARE: SampleRequest = {
  method: 'POST',
  url: 'https://x.com/a',
  keys: [],
  headers: [],
  cookies: [],
};

/** What a bash that somebody types into makes of a command: the words that curl would get. */
function toWords(command: string): readonly string[] {
  const input = [
    'set -H',
    'SANDBOX_KEY=k3y',
    `curl() { for word; do printf 'word:%s\\0' "$word"; done; }`,
    command,
    '',
  ].join('\n');
  const run = spawnSync('bash', ['--norc', '--noprofile', '-i'], { encoding: 'utf8', input });
  expect(run.stderr).not.toContain('event not found');
  return run.stdout.split('\0').flatMap((one) => one.split('word:').slice(1));
}

const query = (name: string) => ({ in: 'query', name }) as const;

test.each<[string, Partial<SampleRequest>, string]>([
  ['a path', { url: 'https://x.com/bang!g', keys: [query('k')] }, 'https://x.com/bang!g'],
  ['a name', { keys: [query('t'), query('k!a')] }, 'k!a=k3y'],
  ['a header', { keys: [{ in: 'header', name: 'X-K!y', before: '' }] }, 'X-K!y: k3y'],
  ['a quote', { keys: [{ in: 'cookie', name: "it's!a" }] }, "it's!a=k3y"],
  ['a body', { body: { kind: 'text', media: 'text/plain', text: 'a\n!b "!c"' } }, 'a\n!b "!c"'],
])('the exclamation mark of %s is none of the history of bash', (_, request, word) => {
  expect(toWords(printCurl({ ...BARE, ...request }))).toContain(word);
});

test('a key stands in double quotes with what is before it, but where that holds an exclamation mark', () => {
  const toText = (name: string) => printCurl({ ...BARE, keys: [query(name)] });
  expect(toText('k')).toContain('-G --data-urlencode "k=$SANDBOX_KEY"');
  expect(toText('k!')).toContain(`-G --data-urlencode 'k!='"$SANDBOX_KEY"`);
});
