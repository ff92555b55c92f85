import { asArray, isRecord } from '@/lib/search/json-values';
import { readJson } from '../portal';
import { getText, type Tool } from './tool';

/** Test data of the export (`lib/kit/build/agents/write-mcp-package.ts`). */
const TEST_DATA_FILE = '/agents/test-data.json';

const SETS = ['cards', 'amounts', 'avs', 'cvv2', 'accounts'];

/** Lists what to send to the sandbox for each outcome. */
export const listTestData: Tool = {
  name: 'list_test_data',
  title: 'List test data',
  description:
    'List what to send to the sandbox and what it answers: test cards, amounts that decline, postcodes (AVS), CVV2 values and bank accounts. Real cards are never sent to the sandbox.',
  properties: {
    set: { type: 'string', description: 'One list; all of them by default', enum: SETS },
  },
  required: [],
  file: TEST_DATA_FILE,
  command: { name: 'test-data', property: 'set' },
  run: async (portal, input) => {
    const wanted = getText(input, 'set');
    const file = await readJson(portal, TEST_DATA_FILE);
    const lists = Object.entries(isRecord(file) ? file : {}).filter(
      ([name]) => wanted === '' || name === wanted,
    );
    return lists.map(([name, rows]) => `## ${name}\n\n${printRows(rows)}`).join('\n\n');
  },
};

function printRows(rows: unknown): string {
  const lines = asArray(rows).filter(isRecord).map(printRow);
  return lines.join('\n') || 'The sandbox decides nothing by it.';
}

const printRow = (row: Record<string, unknown>) =>
  `- ${Object.entries(row)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join('; ')}`;
