import { documentation, preface as defaultPreface } from '@/.generated/words/build/agents';

import { retryLabels } from '@/.generated/words/docs/codes';
import * as parts from '@/.generated/words/reference/parts';
import type { ServerInfo } from '@/lib/agents/mcp-session';
import { readCodeSets, readTestData } from '@/lib/content/read-data';
import { readLanguages } from '@/lib/content/read-languages';
import { readPages } from '@/lib/content/read-pages';
import { readSite } from '@/lib/content/read-site';
import { type CodeSet, STATUS_SET } from '@/lib/content/schemas/response-codes';
import { createDisk } from '@/lib/content/source/disk';
import { describeUnknownValue } from '@/lib/content/source/fill';
import { pageAddress } from '@/lib/content/validate/addresses';
import { buildAppLinks } from '@/lib/environment/app-links';
import { getForEnvironment } from '@/lib/environment/select-environment';
import { BRACED_NAME, fillValues, getSiteValues } from '@/lib/markdown/remark-site-values.mjs';
import { printOperation } from '@/lib/openapi/markdown/print-operation';
import { fillSentence, printLink, printName } from '@/lib/openapi/markdown/print-text';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { readChangelogHead } from '@/lib/pages/changelog/changelog-view';
import { readSinceMarks } from '@/lib/pages/changelog/read-changelog';
import { readOperationUses } from '@/lib/pages/page-view';
import { readApis, readOperations } from '@/lib/pages/read-apis';
import { getLanguageRoot, nameLanguage } from '@/lib/pages/reading/page-languages';
import { readSitemapPaths } from '@/lib/pages/sitemap-paths';
import { readDoctorSettings } from '@/lib/pages/workbench/read-doctor-settings';
import { formatDocumentName } from '@/lib/plugins/file-size';
import { getOperationPath } from '@/lib/routes/operation-paths';
import { urls } from '@/lib/routes/urls';
import { listPageTexts, type PageText } from '../markdown/page-texts';
import { buildApiCatalog } from './api-catalog';
import { buildSecurityTxt, getBuildTime } from './security-txt';
import { buildServerCard } from './server-card';

/** Guide that is a skill of agents, too. */
export type SkillGuide = {
  /** Path of its page. */
  readonly path: string;
  /** Name of its file: letters, digits and single hyphens. */
  readonly name: string;
  /** Subject of the guide, and when the skill is needed. */
  readonly description: string;
};

/** File with what agents must know first. */
const PREFACE = 'content/agents.md';
/** Preface where that file is missing. */
const DEFAULT_PREFACE = `# {name}\n\n> ${defaultPreface}\n`;

/** Content of the files for agents. */
export type AgentTexts = {
  /** Paths of the pages that agents read, without base path. */
  readonly paths: readonly string[];
  /** Markdown of operations, by path. */
  readonly operations: ReadonlyMap<string, string>;
  /** Other pages, by path. */
  readonly pages: ReadonlyMap<string, PageText>;
  /** Addresses of the provider's apps by the names that `link:sandboxSignup` has. */
  readonly apps: ReadonlyMap<string, string>;
  /** Preface with what agents must know first, as Markdown that begins with a heading. */
  readonly preface: string;
  /** Address of the portal, with its base path and without a slash at its end. */
  readonly portal: string;
  /** Addresses of the portal in its other languages, by their names. */
  readonly languages: ReadonlyMap<string, string>;
  /** Short name of the provider in names of programs: `examplepay`. */
  readonly product: string;
  /** Guides that are skills, too. */
  readonly skills: readonly SkillGuide[];
  /** Files below `.well-known` that name no page, by their names. */
  readonly wellKnown: ReadonlyMap<string, string>;
  /** Data that tools answer from, by the names of their files. */
  readonly data: ReadonlyMap<string, unknown>;
  /** Program that agents start. */
  readonly server: ServerInfo;
};

/**
 * Reads the texts for agents.
 * @param basePath `''` or like `/developer`.
 * @throws for a name in braces in `content/agents.md` that has no value.
 */
export function readAgentTexts(basePath: string): AgentTexts {
  const site = readSite();
  const values = getSiteValues(site);
  const preface = createDisk(process.cwd()).readText(PREFACE) ?? DEFAULT_PREFACE;
  const unknown = [...preface.matchAll(BRACED_NAME)]
    .map(([, name = '']) => name)
    .find((name) => !Object.hasOwn(values, name));
  if (unknown !== undefined)
    throw new Error(`${PREFACE}: ${describeUnknownValue(unknown, values)}`);
  const filled = fillValues(preface, values);
  const portal = site.url + basePath;
  const server = {
    name: `${site.product}-docs`,
    title: documentation(site.name),
    version: '1.0.0',
    instructions: filled,
  };
  return {
    paths: readSitemapPaths().filter((path) => path !== urls.styleGuide),
    operations: new Map(readOperations().flatMap(printEntry)),
    pages: new Map(listPageTexts().map((page) => [page.path, page])),
    apps: new Map(
      Object.entries(buildAppLinks(site)).map(([name, by]) => [
        name,
        getForEnvironment(by, 'prod'),
      ]),
    ),
    preface: filled,
    portal,
    languages: readOtherLanguages(site.url),
    product: site.product,
    skills: listSkillGuides(),
    wellKnown: new Map([
      ['api-catalog', buildApiCatalog(readApis(), site, portal)],
      ['security.txt', buildSecurityTxt(site, getBuildTime())],
      ['mcp/server-card.json', buildServerCard(server, portal)],
    ]),
    data: new Map<string, unknown>([
      ['test-data', readTestData()],
      ['response-codes', buildCodeData(readCodeSets())],
      ['doctor', readDoctorSettings()],
    ]),
    server,
  };
}

/** Addresses of the portal in its other languages, by their names. */
function readOtherLanguages(url: string): ReadonlyMap<string, string> {
  const { own, all } = readLanguages();
  const others = all.filter((one) => one !== own);
  return new Map(others.map((one) => [nameLanguage(one), url + getLanguageRoot(one)]));
}

/** Key of HTTP statuses, which no field has: the same in each language, because programs read it. */
const STATUS_KEY = 'HTTP status';

/** Codes by the field that has them, each with what to do in words. */
function buildCodeData(sets: readonly CodeSet[]) {
  const data: Record<string, object[]> = {};
  for (const { name, field, codes } of sets)
    (data[name === STATUS_SET ? STATUS_KEY : field] ??= []).push(
      ...codes.map((row) => ({ ...row, retry: retryLabels[row.retry] })),
    );
  return data;
}

/** Guides whose front matter says when their skill is needed. */
function listSkillGuides(): readonly SkillGuide[] {
  return readPages('guides').flatMap((page) => {
    const { file, description, skill } = page;
    if (skill === undefined) return [];
    return {
      path: pageAddress(page),
      name: file.replaceAll('/', '-'),
      description: `${description} ${skill}`,
    };
  });
}

/** Operation with what its page says of it: pages that call it, its document and what releases brought to it. */
function printEntry({ saved, entry }: ReturnType<typeof readOperations>[number]) {
  const { api, file, id } = saved;
  const operation = resolveOperation(api, entry.id);
  if (!operation) return [];
  const uses = readOperationUses(entry.id).map(
    ({ name, url, step }) => `${printLink(name, url)}${step > 0 ? parts.step(step) : ''}`,
  );
  const marks = readSinceMarks(id, entry.id);
  const lines = [
    `${printName(`${api.title} ${api.version}`)}: ${printLink(formatDocumentName('OpenAPI', file), file.address)}`,
    uses.length > 0 ? `${fillSentence(parts.usedIn, uses.join('; '))}.` : '',
    marks.length > 0 ? printLink(readChangelogHead().title, urls.apiChangelog) : '',
  ];
  const getHref = (other: string) => {
    const target = api.operations.get(other);
    return target && getOperationPath(target);
  };
  const text = printOperation(api, operation, { lines, marks, getHref });
  return [[getOperationPath(entry), text] as const];
}
