import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const WHEN = [
  'When a payer confirms the order,',
  'Before the first request,',
  'If the issuer declines,',
  'On the day of settlement,',
  'For every retry,',
];
const WHO = ['your server', 'the gateway', 'the payment page', 'the ledger', 'the webhook queue'];
const WHAT = [
  'stores the amount with two decimals',
  'returns an id that stays the same',
  'checks the currency of the account',
  'writes one entry for each movement',
  'waits for the final status',
];
const WHY = [
  'so that totals match the bank statement.',
  'which makes a repeated call safe.',
  'because amounts are never rounded.',
  'so that support can trace it later.',
  'unless the account is closed.',
];

const REQUEST = `\`\`\`bash
curl {sandboxApi}/platform/embedded -u 'SECURITY_KEY:'
\`\`\``;

/** Groups of guides that the shipped content has. */
const GROUPS = ['Accept payments', 'Keep customers', 'Run it'];

/** Numbers from 0 up to 1, the same ones for the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function pick(words: readonly string[], random: () => number): string {
  return words[Math.floor(random() * words.length)] ?? '';
}

/** MDX of a guide of about 10 KB: paragraphs, a list, a table and a sample below eight headings. */
function printGuide(title: string, index: number): string {
  const random = createRandom(index);
  const sentence = () => [WHEN, WHO, WHAT, WHY].map((words) => pick(words, random)).join(' ');
  const paragraph = () => Array.from({ length: 5 }, sentence).join(' ');
  const sections = Array.from({ length: 8 }, (_, at) => [
    `## Step ${at + 1} of ${title.toLowerCase()}`,
    paragraph(),
    REQUEST,
    paragraph(),
    `- ${sentence()}\n- ${sentence()}`,
    `| Field | Meaning |\n| --- | --- |\n| \`merchant_id\` | ${sentence()} |\n| \`amt_tran\` | ${sentence()} |`,
  ]);
  const front = `---\ntitle: ${title}\ndescription: How to take ${title.toLowerCase()}, written for a measurement.\norder: ${1000 + index}\ngroup: ${GROUPS[index % GROUPS.length] ?? ''}\n---`;
  return `${[front, paragraph(), ...sections.flat()].join('\n\n')}\n`;
}

type Navigation = { primary: { url: string; list?: unknown[] }[] };

/**
 * Adds guides to a copy of the project, and to its menu of guides.
 * @param root Folder of the copy.
 * @param count Number of guides; nothing is written for 0.
 */
export function writeGuides(root: string, count: number): void {
  const folder = join(root, 'content/guides');
  mkdirSync(folder, { recursive: true });
  const entries = Array.from({ length: count }, (_, index) => {
    const title = `Measured payment ${index + 1}`;
    writeFileSync(join(folder, `measured-payment-${index + 1}.mdx`), printGuide(title, index));
    return { name: title, url: `/guides/measured-payment-${index + 1}/` };
  });
  if (count === 0) return;
  const file = join(root, 'content/navigation.json');
  const navigation: Navigation = JSON.parse(readFileSync(file, 'utf8'));
  navigation.primary.find(({ url }) => url === '/guides/')?.list?.push(...entries);
  writeFileSync(file, `${JSON.stringify(navigation, null, 2)}\n`);
}
