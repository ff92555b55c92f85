import { stringify } from 'yaml';
import { lintDocument, NOT_YAML } from '@/lib/kit/build/openapi/redocly';

const HEAD = `# Rules of Redocly for your documents. What they broke when the portal was made is turned off, with how
# often; turn a rule on again when a document keeps it.
`;

/** Counts the rules that a document breaks. @throws where it cannot be read. */
async function countBrokenRules(file: string, root: string): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const { rule, message } of await lintDocument(file, root)) {
    if (rule === NOT_YAML) throw new Error(`${file}: ${message}`);
    counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  return counts;
}

/** Prints the lint configuration of documents that are in place, with what each breaks turned off. */
export async function printLintConfig(
  root: string,
  files: ReadonlyMap<string, string>,
): Promise<string> {
  const apis = await Promise.all(
    [...files].map(async ([id, file]) => {
      const rules = [...(await countBrokenRules(file, root)).keys()].toSorted();
      const off = Object.fromEntries(rules.map((rule) => [rule, 'off']));
      return [id, { root: file, ...(rules.length > 0 && { rules: off }) }] as const;
    }),
  );
  return HEAD + stringify({ extends: ['recommended-strict'], apis: Object.fromEntries(apis) });
}
