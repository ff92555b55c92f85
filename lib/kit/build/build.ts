import '../system/write-words';
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { readSearchWords, readSite } from '@/lib/content/read-content';
import { runMain } from '@/lib/kit/system/run-main';
import { readOperationAddresses } from '@/lib/pages/operation-addresses';
import { readAgentTexts } from './agents/read-agent-texts';
import { generate } from './generated/generate';
import { buildPolicySources } from './html/policy';
import { readStructuredDataOptions } from './html/structured-data';
import { finishExport } from './post-build';
import { prepare } from './prepare';
import { writeReferences } from './reference/write-references';
import { listSearchPages } from './search/list-search-pages';
import { buildSearchFiles } from './search/search-files';
import { listUnusedFiles } from './unused-files';

/**
 * Builds the portal. Environment: `BASE_PATH` (`/developer`) serves it under a sub-path, `DIST_DIR`
 * exports to another folder than `out`, `PLAIN_NEXT=1` starts pages as Next does.
 * @param isPrepared Whether `prepare` has run on these sources, maybe for another base path.
 * @throws for invalid content, a failed `next build` or a broken export.
 */
export async function build(isPrepared = false): Promise<void> {
  const basePath = process.env.BASE_PATH ?? '';
  if (isPrepared) await generate(process.cwd(), basePath);
  else await prepare();
  await writeReferences(basePath);
  await preserveTsconfig(runNextBuild);
  const site = readSite();
  const summary = await finishExport({
    root: process.env.DIST_DIR ?? 'out',
    basePath,
    sources: buildPolicySources(site),
    frameAncestors: site.embed.frameAncestors,
    structured: readStructuredDataOptions(basePath),
    moves: readOperationAddresses().redirects,
    agents: readAgentTexts(basePath),
    search: buildSearchFiles(listSearchPages(), readSearchWords()),
    unused: listUnusedFiles(process.cwd()),
    isOffline: site.offline,
    isPlainNext: process.env.PLAIN_NEXT === '1',
  });
  console.log(`\n${summary}`);
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

function runNextBuild(): Promise<void> {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  const command = require.resolve('next/dist/bin/next');
  const child = spawn(process.execPath, [command, 'build'], { stdio: 'inherit', env });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`next build failed (exit code ${code ?? 'none: it was stopped'})`));
    });
  });
}

if (require.main === module) void runMain(() => build(process.argv.includes('--prepared')));
