import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { LiveDocument } from '@/lib/bootstrap/document/compare-live';
import type { AppLinkSettings } from '@/lib/bootstrap/point-app-links';
import type { ApiPageSettings } from '@/lib/bootstrap/start/start-api-page';
import { readLanguages } from '@/lib/content/read-languages';
import { readOverlays } from '@/lib/content/read-overlays';
import type { Site } from '@/lib/content/schemas/site';
import { siteSchema } from '@/lib/content/schemas/site';
import { bundledDocumentPath, createDisk } from '@/lib/content/source/disk';
import { createLoader } from '@/lib/content/source/loader';
import {
  buildAppLinks,
  listMovedLinks,
  buildOwnEnvironments,
  listSampleHosts,
} from '@/lib/environment/app-links';
import {
  buildDocumentUrls,
  buildNamedDocuments,
  getDocumentBases,
} from '@/lib/environment/document-urls';
import { type ScriptName, SCRIPTS_FOLDER } from '@/lib/pages/script-url';
import type { ReleasedApi } from '@/lib/routes/release-address';
import { textHash } from '@/lib/text/text-hash';

/** Entries of scripts by their names, from lib/bootstrap. */
const ENTRIES: Readonly<Record<ScriptName, string>> = {
  page: 'page-entry',
  'api-page': 'api-page-entry',
  controls: 'page-controls-entry',
  checklist: 'checklist/checklist-entry',
  environments: 'environment/choice-entry',
  feedback: 'feedback/feedback-entry',
  'keep-offline': 'offline/keep-offline-entry',
  list: 'document/list-entry',
  live: 'document/live-entry',
  'agent-tools': '../agents/web-tools-entry',
  remark: '../../components/remark/remark-entry',
  sandbox: '../sandbox/page/built-in-worker',
  search: '../../components/search/search-entry',
  searches: 'searches/searches-entry',
};

/**
 * Bundles the scripts without React, which run before it or in a worker, into `public/scripts/<name>-<hash>.js`, so
 * that hosts may keep them for good. The worker's address is `.generated/sandbox-script.ts`. Scripts of an earlier run
 * are deleted. Does nothing while content/site.json is invalid, because the content check reports that.
 * @param root folder of the project.
 * @param basePath `''` or like `/developer`.
 * @param releases documents of which former releases are kept.
 */
export async function bundleScripts(
  root: string,
  basePath: string,
  releases: readonly ReleasedApi[],
): Promise<void> {
  const site = createLoader(createDisk(root)).load(siteSchema, 'content/site.json', {});
  if (!site) return;
  const folder = join(root, 'public', SCRIPTS_FOLDER);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const own = buildOwnEnvironments(site);
  const sampleHosts = listSampleHosts(site);
  const write = async (name: ScriptName, settings: Readonly<Record<string, unknown>> = {}) => {
    const text = await bundle(join(__dirname, '../../../bootstrap', ENTRIES[name]), {
      'process.env.NEXT_PUBLIC_BASE_PATH': basePath,
      'process.env.NEXT_PUBLIC_ENVIRONMENTS': own ? JSON.stringify(own) : '',
      ...settings,
    });
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
    writeFileSync(join(folder, `${name}-${hash}.js`), text);
    return `${basePath}/${SCRIPTS_FOLDER}/${name}-${hash}.js`;
  };
  const overlays = readOverlays(root);
  const live: readonly LiveDocument[] = site.apis.map((one) => ({
    ...{ id: one.id, urls: buildDocumentUrls(one, site) },
    hashes: [createDisk(root).readText(bundledDocumentPath(one.id)), overlays[one.id]?.source]
      .filter((text) => text !== undefined)
      .map(textHash),
  }));
  const { remarks = site.email } = site;
  const [listScript, liveScript, agentTools, keepOffline, sandbox, search, remark] =
    await Promise.all([
      write('list'),
      write('live', { LIVE_DOCUMENTS: live }),
      write('agent-tools'),
      write('keep-offline'),
      write('sandbox'),
      write('search', { 'process.env.NODE_ENV': process.env.NODE_ENV ?? 'production' }),
      ...(remarks === false ? [] : [write('remark', { REMARKS_TO: remarks })]),
    ]);
  writeFileSync(
    join(root, '.generated', 'sandbox-script.ts'),
    `/** Address of the worker that the sandbox in the page runs in. */\nexport const SANDBOX_SCRIPT = ${JSON.stringify(sandbox)};\n`,
  );
  const links = buildLinkSettings(site);
  const api: ApiPageSettings = {
    apiBases: getDocumentBases(site),
    ...buildNamedDocuments(site, basePath),
    allow: site.otherDocuments,
    ...{ listScript, liveScript },
    overlaid: site.apis.flatMap((one) =>
      Object.hasOwn(overlays, one.id) ? [buildDocumentUrls(one, site)] : [],
    ),
    releases: releases.map(({ id, sections, former }) => ({
      id,
      sections,
      former: former.map(({ version }) => ({ version })),
    })),
  };
  const first = { APP_LINK_SETTINGS: links, HAS_LANGUAGES: readLanguages().all.length > 1 };
  await Promise.all([
    ...(own ? [write('environments', { OWN_ENVIRONMENTS: own, SAMPLE_HOSTS: sampleHosts })] : []),
    write('checklist'),
    write('feedback'),
    write('searches'),
    write('controls', {
      SAMPLE_HOSTS: sampleHosts,
      AGENT_TOOLS_SCRIPT: agentTools,
      SEARCH_SCRIPT: search,
      OFFLINE_SCRIPT: site.offline ? keepOffline : undefined,
      REMARK_SCRIPT: remark,
      OTHER_SCRIPTS: site.scripts?.map(({ src, pages, attributes }) => ({
        ...{ src, attributes },
        pages: pages?.map((page) => basePath + page),
      })),
    }),
    write('page', first),
    write('api-page', { ...first, API_PAGE_SETTINGS: api }),
  ]);
}

/** What pages need to lead links elsewhere than to production. */
function buildLinkSettings(site: Site): AppLinkSettings {
  const partners = site.partners.map(({ domain, links }) => ({ domain, ...(links && { links }) }));
  return { links: listMovedLinks(buildAppLinks(site)), partners };
}

/** Modules of React in scripts, where its small replacement is enough. */
const PREACT = {
  react: 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
};

/** Text in a script that its styles take the place of. */
const STYLES = '@styles@';

/** Fills the media of app/breakpoints.css into style sheets of modules, as PostCSS does for pages. */
const BREAKPOINTS: Plugin = {
  name: 'breakpoints',
  setup(bundler) {
    const file = join(__dirname, '../../../../app/breakpoints.css');
    const media = [...readFileSync(file, 'utf8').matchAll(/@custom-media (--[\w-]+) (.+);/g)];
    bundler.onLoad({ filter: /\.module\.css$/ }, ({ path }) => ({
      loader: 'local-css',
      contents: media.reduce(
        (text, [, name = '', query = '']) => text.replaceAll(`(${name})`, query),
        readFileSync(path, 'utf8'),
      ),
    }));
  },
};

/**
 * Bundles a script into one line, with constants in the place of the names in `settings`, and the styles that it imports
 * as `SCRIPT_STYLES`.
 */
async function bundle(entry: string, settings: Readonly<Record<string, unknown>>): Promise<string> {
  const constants = Object.entries(settings).map(([name, value]) => [
    name,
    JSON.stringify(value) ?? 'undefined',
  ]);
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    outdir: 'scripts',
    jsx: 'automatic',
    alias: PREACT,
    plugins: [BREAKPOINTS],
    define: { SCRIPT_STYLES: JSON.stringify(STYLES), ...Object.fromEntries(constants) },
  });
  const textOf = (ending: string) =>
    outputFiles.find(({ path }) => path.endsWith(ending))?.text.trim() ?? '';
  return textOf('.js').replace(JSON.stringify(STYLES), () => JSON.stringify(textOf('.css')));
}
