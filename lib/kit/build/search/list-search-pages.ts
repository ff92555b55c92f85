import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { goLive } from '@/.generated/words/build/search';
import { rule } from '@/.generated/words/docs/breaking';
import { about, title as compareTitle } from '@/.generated/words/docs/comparison';
import { operations } from '@/.generated/words/docs/pages';
import { workflowTitle } from '@/.generated/words/docs/workflows';
import { getStaticDepth } from '@/components/api-reference/operation/static-depth';
import { readGetStarted, readReleases } from '@/lib/content/read-data';
import { readPages } from '@/lib/content/read-pages';
import { readParts } from '@/lib/content/read-parts';
import { readPluginGroups, readPlugins } from '@/lib/content/read-plugins';
import { readSite } from '@/lib/content/read-site';
import { readWorkflows } from '@/lib/content/read-workflows';
import { getPagePath, GO_LIVE_PAGE, type Page, type Section } from '@/lib/content/schemas/page';
import type { Part } from '@/lib/content/schemas/parts';
import type { Workflow } from '@/lib/content/schemas/workflow';
import { pageAddress } from '@/lib/content/validate/addresses';
import { getSiteValues } from '@/lib/markdown/remark-site-values.mjs';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { buildBreakingView, readBreakingHead } from '@/lib/pages/changelog/breaking-view';
import { readChangelogHead, readChangelogView } from '@/lib/pages/changelog/changelog-view';
import { describeEndName, readEnds, readEndsHead } from '@/lib/pages/ends/ends-view';
import { readGoLiveLists } from '@/lib/pages/guide/go-live';
import type { PageHead } from '@/lib/pages/metadata';
import { readActivePlugins } from '@/lib/pages/plugin-view';
import { PROOF_PARTS, readProofHead } from '@/lib/pages/proof/proof-head';
import { readApiOverview } from '@/lib/pages/read-api-overview';
import { readOperations, type SavedOperationEntry } from '@/lib/pages/read-apis';
import { readSectionGroups } from '@/lib/pages/section-groups';
import { readSectionView, readWorkflowsView } from '@/lib/pages/section-view';
import { pluginsByGroup } from '@/lib/plugins/get-plugin';
import { getOperationPath } from '@/lib/routes/operation-paths';
import { urls } from '@/lib/routes/urls';
import { buildOperationPage } from '@/lib/search/operation-page';
import type { SearchPage, SearchSection } from '@/lib/search/search-page';
import { buildPluginPage } from './build-plugin-page';
import { listMdxSections } from './mdx-sections';
import { getMarkdownText } from './tree-text';

/** Parts whose first page is an overview of cards. */
const SECTION_PARTS = ['solutions', 'guides', 'libs'] as const;

/**
 * Lists the pages that the search finds, from content and the bundled documents: those that readers
 * meet first in front.
 * @throws {InvalidContentError} for invalid content.
 */
export function listSearchPages(): readonly SearchPage[] {
  const build = (section: Section) => readPages(section).map(buildWrittenPage);
  const parts = readParts();
  const ifPart = (part: Part, make: () => SearchPage) => (parts.includes(part) ? [make()] : []);
  return [
    buildHomePage(),
    ...(['solutions', 'guides', 'pages'] as const).flatMap(build),
    ...SECTION_PARTS.flatMap((part) => ifPart(part, () => buildHeadPage(readSectionView(part)))),
    ...ifPart('api', () => buildHeadPage(readApiOverview())),
    ...build('api'),
    ...ifPart('changelog', buildChangelogPage),
    ...ifPart('breaking', buildBreakingPage),
    ...ifPart('ends', buildEndsPage),
    ...build('libs'),
    ...ifPart('workflows', () => buildHeadPage(readWorkflowsView())),
    ...readWorkflows().map(buildWorkflowPage),
    ...readActivePlugins().map(buildPluginPage),
    buildProofPage(),
    ...readOperations().map(buildSavedOperation),
  ];
}

function buildSavedOperation({ saved: { api }, entry }: SavedOperationEntry): SearchPage {
  const operation = resolveOperation(api, entry.id);
  return buildOperationPage(api, entry, {
    url: getOperationPath(entry),
    maxDepth: operation ? getStaticDepth(api, operation) : 0,
    getText: getMarkdownText,
  });
}

function buildHomePage(): SearchPage {
  const { title, lead, steps, firstCall, questions } = readGetStarted();
  const texts = steps.map(({ name, desc }) => `${name}. ${desc}`);
  return {
    ...{ url: urls.home, title, fields: [] },
    text: getMarkdownText([lead, ...texts, firstCall?.text ?? ''].join('\n\n')),
    sections: [{ id: 'questions', title: questions.title, text: getMarkdownText(questions.text) }],
  };
}

/** Page of which head and lead are found, because its cards lead to pages of their own. */
function buildHeadPage({ path, title, description }: PageHead): SearchPage {
  return { url: path, title, text: description, sections: [], fields: [] };
}

function buildWorkflowPage({ name, title, description, steps }: Workflow): SearchPage {
  return {
    ...{ url: urls.workflow(name), title: workflowTitle(title), fields: [] },
    text: description,
    sections: steps.map((step) => ({
      id: step.id,
      title: step.title,
      text: getMarkdownText(step.text),
    })),
  };
}

/** Releases of the documents, with the sentences about what they break. */
function buildChangelogPage(): SearchPage {
  const sections = readChangelogView().map(({ id, name, version, summary, breaking, others }) => {
    const changes = [...breaking, ...others].flatMap((group) => group.changes);
    const texts = changes.map(({ subject, text, sentence }) => `${subject} ${text}. ${sentence}`);
    return {
      id,
      title: `${name} ${version}`,
      text: getMarkdownText([summary, ...texts].join(' ')),
    };
  });
  const { path, title, description } = readChangelogHead();
  const comparison = { id: 'compare', title: compareTitle, text: about };
  const isCompared = Object.values(readReleases()).some((releases) => releases.length > 1);
  const all = isCompared ? [comparison, ...sections] : sections;
  return { url: path, title, text: description, sections: all, fields: [] };
}

function buildBreakingPage(): SearchPage {
  const { path, title, description } = readBreakingHead();
  const sections = buildBreakingView().map(({ id, title: name, rows }) => ({
    ...{ id, title: name },
    text: rows.map(({ text }) => text).join('. '),
  }));
  return { url: path, title, text: `${description} ${rule}`, sections, fields: [] };
}

/** What ends, each with its own place on the page. */
function buildEndsPage(): SearchPage {
  const { path, title, description } = readEndsHead();
  const { dated, undated } = readEnds();
  const sections = [...dated, ...undated].map((end) => ({
    id: end.id,
    title: describeEndName(end),
    text: getMarkdownText(
      [end.when, end.api, end.since, end.replacement?.text ?? '', end.message].join(' '),
    ),
  }));
  return { url: path, title, text: description, sections, fields: [] };
}

/** Headings of the page of proofs, whose results come later. */
function buildProofPage(): SearchPage {
  const { path, title, description } = readProofHead();
  const sections = PROOF_PARTS.map(({ id, text, also }) => ({ id, title: text, text: also }));
  return { url: path, title, text: description, sections, fields: [] };
}

/** Text of a page up to its first heading, then its sections. */
function listTextSections(page: Page): readonly SearchSection[] {
  const { file, text = '' } = page;
  if (file === '') return [{ id: '', title: '', text: getMarkdownText(text) }];
  const source = readFileSync(join(process.cwd(), getPagePath(page)), 'utf8');
  return listMdxSections(source, getSiteValues(readSite()));
}

function buildWrittenPage(page: Page): SearchPage {
  const { title, description } = page;
  const [intro, ...sections] = listTextSections(page);
  return {
    ...{ url: pageAddress(page), title, fields: [] },
    text: `${description} ${intro?.text ?? ''}`.trim(),
    sections: [
      ...sections,
      ...listOperationsSection(page),
      ...listPluginSections(page),
      ...listGoLiveSections(page),
    ],
  };
}

/** Heading above the operations of a page of the API area; empty for other pages. */
function listOperationsSection(page: Page): readonly SearchSection[] {
  const names = readSectionGroups(page).flatMap(({ group }) => group.rows.map(({ name }) => name));
  if (page.section !== 'api' || names.length === 0) return [];
  return [{ id: 'operations', title: operations, text: names.join(', ') }];
}

/** Checklists of the guides on the page that gathers them; empty for other pages. */
function listGoLiveSections({ section, file }: Page): readonly SearchSection[] {
  if (section !== 'guides' || file !== GO_LIVE_PAGE) return [];
  return readGoLiveLists().map(({ id, title, tasks }) => ({
    id,
    title: goLive(title),
    text: getMarkdownText(tasks.join('\n\n')),
  }));
}

/** Groups of plugins above the text of their page; empty for other pages. */
function listPluginSections(page: Page): readonly SearchSection[] {
  if (pageAddress(page) !== urls.plugins) return [];
  return pluginsByGroup(readPlugins(), readPluginGroups()).map(({ group, plugins }) => ({
    id: group.id,
    title: group.name,
    text: plugins.map(({ name, short }) => `${name}: ${short}`).join(' '),
  }));
}
