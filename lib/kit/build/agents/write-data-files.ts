import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AgentTexts } from './read-agent-texts';

/**
 * Writes the data that `mcp.tgz` answers from: `agents/<name>.json`. It is read at each call, so that a copy of the
 * program that npm keeps knows what this build knows.
 * @param root folder of the export.
 */
export function writeDataFiles(root: string, { data }: Pick<AgentTexts, 'data'>): void {
  mkdirSync(join(root, 'agents'), { recursive: true });
  for (const [name, value] of data)
    writeFileSync(join(root, 'agents', `${name}.json`), `${JSON.stringify(value)}\n`);
}
