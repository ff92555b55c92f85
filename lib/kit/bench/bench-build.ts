import '@/lib/kit/system/write-words';
import { readOptions, runMain } from '@/lib/kit/system/run-main';
import { copyProject } from './copy-project';
import { measureBuild } from './measure-build';
import { writeGuides } from './write-guides';
import { writeOperations } from './write-operations';

const USAGE = `npm run bench:build -- FOLDER [--guides N] [--operations N] [--documents N]
  FOLDER          is made beside this project, on the same disk; it keeps the copy and its out/
  --guides N      adds N guides of about 10 KB
  --operations N  adds N operations of the shape of the shipped ones
  --documents N   spreads them over N documents, measured-1 and so on (default: 1)`;

const OPTIONS = {
  guides: { type: 'string', default: '0' },
  operations: { type: 'string', default: '0' },
  documents: { type: 'string', default: '1' },
  help: { type: 'boolean', default: false },
} as const;

function parseCount(name: string, text: string): number {
  if (!/^\d+$/.test(text))
    throw new Error(`--${name} takes a whole number, received "${text}"\n${USAGE}`);
  return Number(text);
}

/** `npm run bench:build`: builds a copy of the project with more content, and prints what that costs. */
async function benchBuild(args: readonly string[]): Promise<void> {
  const { values, positionals } = readOptions(
    { args: [...args], options: OPTIONS, allowPositionals: true },
    USAGE,
  );
  if (values.help) return console.log(USAGE);
  const [folder] = positionals;
  if (folder === undefined) throw new Error(USAGE);
  const guides = parseCount('guides', values.guides);
  const operations = parseCount('operations', values.operations);
  const documents = parseCount('documents', values.documents);
  if (documents === 0 || documents > Math.max(operations, 1))
    throw new Error(
      `--documents takes a number from 1 to that of the operations, received ${documents}\n${USAGE}`,
    );
  copyProject(folder);
  writeGuides(folder, guides);
  await writeOperations(folder, operations, documents);
  const figures = await measureBuild(folder);
  const spread = documents > 1 ? ` in ${documents} documents` : '';
  console.log(`${guides} guides and ${operations} operations${spread} more`);
  for (const [name, value] of Object.entries(figures))
    console.log(`${name.padEnd(18)} ${typeof value === 'number' ? value.toFixed(1) : value}`);
}

if (require.main === module) void runMain(() => benchBuild(process.argv.slice(2)));
