/** @shipped-documents */
import { readdirSync, readFileSync } from 'node:fs';
import { readCodeSets } from '@/lib/content/read-data';
import { findCodeSet } from '@/lib/content/schemas/response-codes';

const listCodes = (set: string) => findCodeSet(readCodeSets(), set)?.codes ?? [];

const FOLDERS = ['guides', 'solutions', 'api', 'libs', 'pdf'];
const pages = FOLDERS.flatMap((folder) =>
  readdirSync(`content/${folder}`)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => `content/${folder}/${name}`),
);

/** HTTP status of each `rcode`. The issuer's arrive with 402, but for the two that approve. */
const STATUS: ReadonlyMap<string, string> = new Map([
  ...listCodes('issuer').map(
    ({ code }) => [code, ['000', '010'].includes(code) ? '200' : '402'] as const,
  ),
  ...listCodes('gateway').map(({ code, status }) => [code, String(status)] as const),
]);

/** What a line says about a code that `response-codes.json`, or the rule of the amounts, says otherwise. */
function findFaults(line: string): readonly string[] {
  const rcodes = [...line.matchAll(/`rcode` `(\d{3})`/g)].map(([, code = '']) => code);
  const statuses = [...line.matchAll(/HTTP (?:status )?(\d{3})/g)].map(([, status = '']) => status);
  const amounts = [...line.matchAll(/(?<![\d.])0\.(\d\d)(?!\d)/g)].map(
    ([, cents = '']) => `0${cents}`,
  );
  return rcodes.flatMap((code) => {
    const status = STATUS.get(code);
    return [
      ...(status === undefined ? [`${code} is no code`] : []),
      ...(statuses.length > 0 && status !== undefined && !statuses.includes(status)
        ? [`${code} arrives with HTTP ${status}, not ${statuses.join(', ')}`]
        : []),
      ...(amounts.length > 0 && code.startsWith('0') && !amounts.includes(code)
        ? [`${code} does not come from 0.${amounts.map((one) => one.slice(1)).join(', 0.')}`]
        : []),
    ];
  });
}

test.each(pages)('%s tells codes with the status and the amount that they have', (file) => {
  const lines = readFileSync(file, 'utf8').split('\n');
  expect(
    lines.flatMap((line, at) => findFaults(line).map((fault) => `${at + 1}: ${fault}`)),
  ).toEqual([]);
});

test.each([
  ['You get HTTP 402 and `rcode` `113`', ['113 arrives with HTTP 409, not 402']],
  ['Sell 0.51: `rcode` `054`', ['054 does not come from 0.51']],
  ['The answer is `rcode` `777`', ['777 is no code']],
  ['Sell 0.51: HTTP 402, `rcode` `051`. A timeout has HTTP 509 and `rcode` `998`', []],
])('%s: %j', (line, faults) => expect(findFaults(line)).toEqual(faults));

/** Guides with requests: all but the one that gathers their checklists. */
const guides = pages.filter(
  (file) => file.startsWith('content/guides/') && file !== 'content/guides/go-live.mdx',
);

test.each(guides)('%s says how the key gets into the shell before a request needs it', (file) => {
  const text = readFileSync(file, 'utf8');
  const needed = text.search(/\$SANDBOX_KEY|<Request /);
  const told = text.indexOf('export SANDBOX_KEY');
  expect(needed).toBeGreaterThan(0);
  expect(told).toBeGreaterThan(text.indexOf('\n## Before you start'));
  expect(told).toBeLessThan(needed);
});
