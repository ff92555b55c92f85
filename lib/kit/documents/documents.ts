/**
 * `npm run documents -- FOLDER [--json FILE]`: runs every OpenAPI document of a folder through
 * engine, article and samples. Exit code 1 where the engine throws or loses an operation.
 */

import '@/lib/kit/system/write-words';
import './components-in-node.mjs';
import { writeFileSync } from 'node:fs';
import { readOptions, runMain } from '@/lib/kit/system/run-main';
import { checkFolder, hasFailed } from './check-folder';
import { printReports } from './print-reports';

const USAGE = 'npm run documents -- FOLDER [--json FILE]';

function parseOptions(args: readonly string[]): { folder: string; json: string | undefined } {
  const options = { json: { type: 'string' } } as const;
  const { values, positionals } = readOptions(
    { args: [...args], allowPositionals: true, options },
    USAGE,
  );
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) throw new Error(`Usage: ${USAGE}`);
  return { folder, json: values.json };
}

async function main(): Promise<void> {
  const { folder, json } = parseOptions(process.argv.slice(2));
  const reports = await checkFolder(folder, ({ file }) => console.error(file));
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(reports, null, 2)}\n`);
  console.log(printReports(reports));
  if (reports.some(hasFailed)) process.exitCode = 1;
}

if (require.main === module) void runMain(main);
