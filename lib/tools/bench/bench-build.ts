import { parseArgs } from 'node:util';
import { runMain } from '@/lib/build/run-main';
import { copyProject } from './copy-project';
import { measureBuild } from './measure-build';
import { writeGuides } from './write-guides';
import { writeOperations } from './write-operations';

const USAGE = `npm run bench:build -- FOLDER [--guides N] [--operations N]
  FOLDER          is made beside this project, on the same disk; it keeps the copy and its out/
  --guides N      adds N guides of about 10 KB
  --operations N  adds a document with N operations of the shape of the shipped ones`;

const OPTIONS = {
  guides: { type: 'string', default: '0' },
  operations: { type: 'string', default: '0' },
} as const;

function parseCount(name: string, text: string): number {
  if (!/^\d+$/.test(text))
    throw new Error(`--${name} takes a whole number, received "${text}"\n${USAGE}`);
  return Number(text);
}

/** `npm run bench:build`: builds a copy of the project with more content, and prints what that costs. */
async function benchBuild(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: OPTIONS,
    allowPositionals: true,
  });
  const [folder] = positionals;
  if (folder === undefined) throw new Error(USAGE);
  const guides = parseCount('guides', values.guides);
  const operations = parseCount('operations', values.operations);
  copyProject(folder);
  writeGuides(folder, guides);
  writeOperations(folder, operations);
  const figures = await measureBuild(folder);
  console.log(`${guides} guides and ${operations} operations more`);
  for (const [name, value] of Object.entries(figures))
    console.log(`${name.padEnd(18)} ${typeof value === 'number' ? value.toFixed(1) : value}`);
}

if (require.main === module) void runMain(() => benchBuild(process.argv.slice(2)));
