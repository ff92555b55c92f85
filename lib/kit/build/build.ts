import '../system/write-words';
import { readFileSync, writeFileSync } from 'node:fs';
import { readSiteFile } from '@/lib/content/load/read-site-file';
import { readQuestions, readSearchWords } from '@/lib/content/read-data';
import { readLanguages } from '@/lib/content/read-languages';
import { readParts } from '@/lib/content/read-parts';
import { readHeadTags, readSite } from '@/lib/content/read-site';
import { findPdfPrinter } from '@/lib/kit/browsers/provide-browsers';
import { dropUnused } from '@/lib/kit/system/make-once';
import { runBeside } from '@/lib/kit/system/run-beside';
import { runMain } from '@/lib/kit/system/run-main';
import { runProgram } from '@/lib/kit/system/run-program';
import { readAgentTexts } from './agents/read-agent-texts';
import { exportOnce } from './export-once';
import { generate } from './generated/generate';
import { buildPolicySources } from './html/policy';
import { readStructuredDataOptions } from './html/structured-data';
import { buildLanguages, joinLanguages } from './languages/build-languages';
import { readMovedPages } from './moved-pages';
import { finishExport } from './post-build';
import { prepare } from './prepare';
import { writeProof } from './proof/write-proof';
import { writeReferences } from './reference/write-references';
import { buildSearchFiles } from './search/build-search-files';
import { listSearchPages } from './search/list-search-pages';
import { readSourceStamp } from './source-stamp.mjs';

/**
 * Builds the portal. Environment: `BASE_PATH` (`/developer`) serves it under a sub-path, `DIST_DIR`
 * exports to another folder than `out`, `PLAIN_NEXT=1` starts pages as Next does; `SOURCE_STAMP` is set by the build of
 * the first language, of whose content and code `/proof/` has the results.
 * @param isPrepared Whether `prepare` has run on these sources, maybe for another base path.
 * @throws for invalid content, a failed `next build` or a broken export.
 */
export async function build(isPrepared = false): Promise<void> {
  const basePath = process.env.BASE_PATH ?? '';
  const canPrint = readSiteFile().referenceFiles && (await findPdfPrinter());
  if (isPrepared) await generate(process.cwd(), basePath);
  else await prepare();
  await writeReferences(basePath, canPrint);
  const root = process.env.DIST_DIR ?? 'out';
  const stamp = process.env.SOURCE_STAMP ?? readSourceStamp(process.cwd());
  const [summary, others] = await runBeside(
    () => exportOnce(root, () => makeExport(root, basePath)),
    () => buildLanguages(readLanguages(), basePath, stamp),
  );
  writeProof(root, basePath, stamp);
  joinLanguages(root, basePath, others, readSite().embed.frameAncestors);
  dropUnused();
  console.log(`\n${summary}`);
}

/** Runs `next build`, and makes of its export what a host can serve. @returns its summary. */
async function makeExport(root: string, basePath: string): Promise<string> {
  await preserveTsconfig(runNextBuild);
  const site = readSite();
  return finishExport({
    root,
    basePath,
    sources: buildPolicySources(site),
    frameAncestors: site.embed.frameAncestors,
    headTags: readHeadTags(),
    structured: readStructuredDataOptions(basePath),
    moves: readMovedPages(),
    agents: readAgentTexts(basePath),
    search: buildSearchFiles(listSearchPages(), readSearchWords(), readQuestions()),
    // It starts downloads of plugins.
    unused: readParts().includes('plugin') ? [] : ['latest.js'],
    isOffline: site.offline,
    isPlainNext: process.env.PLAIN_NEXT === '1',
  });
}

const TSCONFIG = 'tsconfig.json';

/** Restores tsconfig.json after a run, to which Next adds the types of another output folder. */
async function preserveTsconfig(run: () => Promise<void>): Promise<void> {
  const original = readFileSync(TSCONFIG, 'utf8');
  try {
    await run();
  } finally {
    if (readFileSync(TSCONFIG, 'utf8') !== original) writeFileSync(TSCONFIG, original);
  }
}

async function runNextBuild(): Promise<void> {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  const code = await runProgram(
    process.execPath,
    [require.resolve('next/dist/bin/next'), 'build'],
    { env },
  );
  if (code !== 0)
    throw new Error(
      `next build failed (exit code ${code}). It names the page and what is wrong above.`,
    );
}

if (require.main === module) void runMain(() => build(process.argv.includes('--prepared')));
