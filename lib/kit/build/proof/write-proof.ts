import '@/lib/kit/system/write-words';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { source } from '@/.generated/words/build/agents';
import { readLanguages } from '@/lib/content/read-languages';
import { readSite } from '@/lib/content/read-site';
import { readTree } from '@/lib/kit/system/read-tree';
import { runMain } from '@/lib/kit/system/run-main';
import { fillSlots } from '@/lib/pages/proof/proof-slots';
import { PROOF_PATH, proofFiles } from '@/lib/routes/proof-files';
import { withBasePath } from '@/lib/routes/urls';
import { writeLanguageProofs } from '../languages/build-languages';
import { renderHtml, printMarkdown } from '../markdown/print-markdown.mjs';
import { printProofFormats } from '../markdown/proof-formats';
import { buildProof } from './build-proof';
import { buildSlots, printProof } from './proof-blocks';
import { type Proof, printProofSchema } from './proof-schema';
import { readResults } from './results';

/** Folder of the page in an export. */
const FOLDER = PROOF_PATH.slice(1);

/** Texts with the page as Markdown. */
const MARKDOWN = [join(FOLDER, 'index.md'), 'proof.md', 'llms-full.txt'];

/** Option that refuses claims behind which a suite did not run; a missing engine counts as run, and is said. */
const WHOLE = '--whole';

/**
 * Writes what the portal claims and what tests say of it into a finished export: `proof.json` with its schema, the page
 * and its Markdown. It may be called again when there are more results.
 * @param stamp Hash of content and code that the export is made from; absent: the one it was written with before.
 * @returns what was written; `undefined` for an export that is not finished.
 */
export function writeProof(
  root: string,
  basePath: string,
  stamp = readStamp(root),
): Proof | undefined {
  const page = join(FOLDER, 'index.html');
  if (stamp === undefined || !existsSync(join(root, page))) return undefined;
  const results = readResults(process.cwd(), stamp);
  const proof = buildProof(root, basePath, page, { stamp, results });
  const write = (path: string, text: string) => writeFileSync(join(root, path), text);
  write(proofFiles.proof, `${JSON.stringify(proof, null, 2)}\n`);
  write(proofFiles.schema, printProofSchema(proof.$schema));
  const edit = (file: string, change: (text: string) => string) => {
    if (existsSync(join(root, file))) write(file, change(readFileSync(join(root, file), 'utf8')));
  };
  for (const file of readTree(join(root, FOLDER)).filter((name) => /\.(?:html|txt)$/.test(name)))
    edit(join(FOLDER, file), (text) => fillPage(text, file.endsWith('.txt'), proof, basePath));
  for (const file of MARKDOWN) edit(file, (text) => fillMarkdown(text, proof, basePath));
  return proof;
}

/** Fills the places of the page: as HTML, or within a string of JSON, as in what the router reads. */
function fillPage(text: string, isJson: boolean, proof: Proof, basePath: string): string {
  const slots = buildSlots(proof);
  return fillSlots(text, (name) => {
    const blocks = slots.get(name);
    if (!blocks) return undefined;
    const html = renderHtml(
      blocks,
      (href) => withBasePath(href, basePath),
      () => '',
    );
    return isJson ? JSON.stringify(html).slice(1, -1) : html;
  });
}

/** Writes the results between the line with the formats and the one that names the source. */
function fillMarkdown(text: string, proof: Proof, basePath: string): string {
  const portal = `${readSite().url}${basePath}`;
  const getHref = (href: string) =>
    href.startsWith('/') ? `${portal}${href.replace(/\/$/, '/index.md')}` : href;
  const formats = printMarkdown([printProofFormats()], getHref).trim();
  const start = text.indexOf(formats) + formats.length;
  const end = text.indexOf(`\n\n${source(`${portal}${PROOF_PATH}`)}`, start);
  return `${text.slice(0, start)}\n\n${printMarkdown(printProof(proof), getHref).trim()}${text.slice(end)}`;
}

const stampSchema = z.looseObject({ sources: z.string() });

/** Hash of content and code that an export was written with; `undefined` where it was not. */
function readStamp(root: string): string | undefined {
  const file = join(root, proofFiles.proof);
  if (!existsSync(file)) return undefined;
  return stampSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).sources;
}

/**
 * Writes the results of the last run into the export. It says nothing: the last line of a run is that of its counts.
 * @throws with `--whole` where a suite behind a claim did not run.
 */
async function main(): Promise<void> {
  const [root, basePath] = [process.env.DIST_DIR ?? 'out', process.env.BASE_PATH ?? ''];
  const proof = writeProof(root, basePath);
  await writeLanguageProofs(readLanguages(), root, basePath);
  if (!proof || !process.argv.includes(WHOLE)) return;
  const missing = proof.claims.flatMap(({ id, notRun, skipped }) =>
    skipped > 0 ? [] : notRun.map((suite) => `${id}: ${suite}`),
  );
  if (missing.length > 0)
    throw new Error(
      `No test ran of these suites, behind claims of ${PROOF_PATH}\n${missing.join('\n')}`,
    );
}

if (require.main === module) void runMain(main);
