import { titles } from '@/.generated/words/docs/callouts';
import { operations } from '@/.generated/words/docs/pages';
import * as words from '@/.generated/words/docs/translation';
import { openApiDocument } from '@/.generated/words/plugins/sdk';
import { readGetStarted } from '@/lib/content/read-data';
import { readNavigation } from '@/lib/content/read-navigation';
import { readPages } from '@/lib/content/read-pages';
import { readSite, readSiteValues } from '@/lib/content/read-site';
import { readWorkflows } from '@/lib/content/read-workflows';
import { getPagePath, type Page, SECTIONS } from '@/lib/content/schemas/page';
import { getSlotPath, type Slot } from '@/lib/content/schemas/slots';
import { createDisk } from '@/lib/content/source/disk';
import { pageAddress } from '@/lib/content/validate/addresses';
import {
  buildBreakingView,
  describePromise,
  readBreakingHead,
} from '@/lib/pages/changelog/breaking-view';
import { readChangelogHead, readChangelogView } from '@/lib/pages/changelog/changelog-view';
import { findEndsHead, readEnds, readEndsHead } from '@/lib/pages/ends/ends-view';
import type { PageHead } from '@/lib/pages/metadata';
import { readActivePlugins } from '@/lib/pages/plugin-view';
import { readProofHead } from '@/lib/pages/proof/proof-head';
import { readApiOverview } from '@/lib/pages/read-api-overview';
import { readApis } from '@/lib/pages/read-apis';
import {
  nameLanguage,
  type PageTranslation,
  readPageTranslation,
} from '@/lib/pages/reading/page-languages';
import { readSectionGroups } from '@/lib/pages/section-groups';
import { readSectionView, readWorkflowsView, type SectionView } from '@/lib/pages/section-view';
import { getShellOverrides } from '@/lib/pages/shell/shell-overrides';
import { buildWorkflowView } from '@/lib/pages/workflows/workflow-view';
import { urls } from '@/lib/routes/urls';
import { printBreaking, printChangelog } from './changelog-blocks';
import { printOperationLine } from './data-blocks';
import { printEnds } from './ends-blocks';
import { printGuide } from './guide-blocks';
import {
  type Blocks,
  heading,
  link,
  list,
  paragraph,
  parseBlocks,
  quote,
  sentence,
  strong,
} from './nodes';
import {
  documentLink,
  printApiOverview,
  printCardGroups,
  printPluginGroups,
} from './overview-blocks';
import { printPlugin } from './plugin-blocks';
import { printProofFormats } from './proof-formats';
import { printStart } from './start-blocks';
import { printWorkflow } from './workflow-blocks';

/** A page as agents read it, made of the data that makes the page. */
export type PageText = PageHead & {
  /** Text below title and description. */
  readonly blocks: () => Blocks;
};

/** Lists the pages but those of operations: more of them than the portal may have. */
export function listPageTexts(): readonly PageText[] {
  const { storage } = readSite();
  return [
    describeStart(),
    ...SECTIONS.flatMap(readPages).map(describePage),
    ...(['solutions', 'guides'] as const).map((part) => describeSection(readSectionView(part))),
    describeSection(readSectionView('libs'), printPluginGroups),
    describeSection(readWorkflowsView()),
    withSlots({ ...readApiOverview(), blocks: () => printApiOverview(readApiOverview()) }),
    {
      ...readChangelogHead(),
      blocks: () => printChangelog(readChangelogView(), readBreakingHead(), findEndsHead()),
    },
    { ...readBreakingHead(), blocks: () => printBreaking(buildBreakingView(), describePromise()) },
    { ...readEndsHead(), blocks: () => printEnds(readEnds()) },
    { ...readProofHead(), blocks: () => [printProofFormats()] },
    ...readWorkflows().map((workflow) =>
      withSlots({
        ...{ path: urls.workflow(workflow.name), title: workflow.title },
        description: workflow.description,
        blocks: () => printWorkflow(buildWorkflowView(workflow)),
      }),
    ),
    ...readActivePlugins().map((plugin) =>
      withSlots({
        ...{ path: urls.plugin(plugin.url), title: plugin.name, description: plugin.short },
        blocks: () => [
          ...printTranslation(readPageTranslation(urls.plugin(plugin.url))),
          ...printPlugin(plugin, storage),
        ],
      }),
    ),
  ];
}

function describeStart(): PageText {
  const content = readGetStarted();
  const { email, chat } = readSite();
  const { chat: isShown = readNavigation().shell.chat } = getShellOverrides(
    urls.home,
    content.shell,
  );
  return {
    ...{ path: urls.home, title: content.title, description: content.lead },
    blocks: () => printStart(content, email, chat.enabled && isShown),
  };
}

function describeSection(view: SectionView, printMore: () => Blocks = () => []): PageText {
  return { ...view, blocks: () => [...printCardGroups(view.groups), ...printMore()] };
}

function describePage(page: Page): PageText {
  const { title, description } = page;
  const path = pageAddress(page);
  const before = Object.hasOwn(BEFORE_TEXT, path) ? BEFORE_TEXT[path] : undefined;
  const blocks = () => [
    ...printTranslation(readPageTranslation(path, page.text)),
    ...(before?.() ?? []),
    ...printText(page),
    ...printOperations(page),
  ];
  return withSlots({ path, title, description, blocks });
}

/** An article with the texts of the adopter in it. */
function withSlots({ blocks, ...page }: PageText): PageText {
  return {
    ...page,
    blocks: () => [...printSlot('before-article'), ...blocks(), ...printSlot('after-article')],
  };
}

/** Says that a page is in the language of its source, or older than that; nothing of any other page. */
function printTranslation(translation?: PageTranslation): Blocks {
  if (!translation) return [];
  const { language, own, first, source } = translation;
  const text =
    language === own
      ? sentence(words.older, [link(source, words.source(nameLanguage(first, own)))])
      : [words.page(nameLanguage(language, own))];
  return [quote(paragraph(strong(titles.note)), paragraph(...text))];
}

/** Text of the adopter in each article; none without its file. */
export function printSlot(slot: Slot): Blocks {
  const source = createDisk(process.cwd()).readText(getSlotPath(slot));
  return source === undefined ? [] : printGuide(source, readSiteValues());
}

/** Blocks above the text of some pages, by their paths. */
const BEFORE_TEXT: Readonly<Record<string, () => Blocks>> = {
  [urls.plugins]: printPluginGroups,
  [urls.sdk]: () => [
    list(readApis().map(({ file }) => [paragraph(documentLink(file, openApiDocument(file.name)))])),
  ],
};

/** Text of a page's file, else that of the document with its tag. */
function printText(page: Page): Blocks {
  if (page.file === '') return parseBlocks(page.text ?? '');
  const source = createDisk(process.cwd()).readText(getPagePath(page)) ?? '';
  return printGuide(source, readSiteValues());
}

/** Operations of the tag of a page; nothing without a tag. */
function printOperations(page: Page): Blocks {
  if (page.section !== 'api') return [];
  const lines = readSectionGroups(page).flatMap(({ api, group }) => {
    // Another document may have an operation of the same id.
    const entries = readApis().find(({ id }) => id === api)?.api.operations;
    return group.rows.flatMap(({ id, end }) => {
      const entry = entries?.get(id);
      if (!entry) return [];
      return [
        [paragraph(...printOperationLine(entry), ...(end === undefined ? [] : [`, ${end}`]))],
      ];
    });
  });
  return lines.length === 0 ? [] : [heading(2, operations), list(lines)];
}
