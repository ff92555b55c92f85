import { asArray, asString, isRecord } from '@/lib/search/json-values';
import { getCodeKey } from '@/lib/workbench/response/explain/explain-codes';
import { readJson, ToolError } from '../portal';
import { getText, type Tool } from './tool';

/** Response codes of the export (`lib/kit/build/agents/write-mcp-package.ts`). */
const CODES_FILE = '/agents/response-codes.json';

/** Says what a response code means and what to do. */
export const explainCode: Tool = {
  name: 'explain_code',
  title: 'Explain a response code',
  description:
    'Say what a code of a response means, whether the request may be repeated, who acts, and how to get the code in the sandbox.',
  properties: {
    code: {
      type: 'string',
      description: 'The code as it came, alone or with the name of its field',
    },
  },
  required: ['code'],
  file: CODES_FILE,
  command: { name: 'code', property: 'code' },
  run: async (portal, input) => {
    const wanted = getText(input, 'code');
    const file = await readJson(portal, CODES_FILE);
    const sets = Object.entries(isRecord(file) ? file : {});
    const find = (wanted: string) =>
      sets.flatMap(([set, rows]) =>
        asArray(rows)
          .filter(isRecord)
          .filter(({ code }) => getCodeKey(asString(code)) === getCodeKey(wanted))
          .map((row) => printCode(set, row)),
      );
    const found = [wanted, ...listCodes(wanted)].map(find).find((rows) => rows.length > 0);
    if (!found)
      throw new ToolError(
        `No code is "${wanted}". Give the code alone; search_docs finds codes by their meaning.`,
      );
    return found.join('\n\n');
  },
};

/** Words of a text that may be codes, the last first: `rcode 051`, `HTTP/1.1 409 Conflict`, `CVV2 N`, `"rcode":"051"`. */
function listCodes(text: string): readonly string[] {
  const words = text.match(/[A-Za-z\d]+/g) ?? [];
  return words.filter((word) => /^(?:[A-Za-z]*\d+|[A-Z]{1,2})$/.test(word)).toReversed();
}

function printCode(set: string, { code, ...facts }: Record<string, unknown>): string {
  const lines = Object.entries(facts).map(([name, value]) => `- ${name}: ${String(value)}`);
  return [`## ${set} ${asString(code)}`, '', ...lines].join('\n');
}
