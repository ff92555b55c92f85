import * as words from '@/.generated/words/shell/navigation';
import { readNavigation } from '@/lib/content/read-navigation';
import { readPages, readPdfGuides } from '@/lib/content/read-pages';
import { readWorkflows } from '@/lib/content/read-workflows';
import type { ShellOverrides } from '@/lib/content/schemas/navigation';
import { urls } from '@/lib/routes/urls';
import { readGuideGroups } from './guide/guide-groups';
import { buildPageCard, type PageCard } from './page-view';
import { getShellOverrides } from './shell/shell-overrides';
import { getPdfGuideUrl } from './shell/side-lists';
import { buildWorkflowCard } from './workflows/workflow-view';

/** First page of a section: cards of its pages, in groups. */
export type SectionView = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly groups: readonly CardGroup[];
  readonly shell: ShellOverrides;
};
/** Cards under one heading. */
export type CardGroup = {
  /** Heading; empty when the section has one group only. */
  readonly name: string;
  readonly items: readonly PageCard[];
};

const PATHS = { solutions: urls.solutions, guides: urls.guides, libs: urls.libs } as const;

/** Reads the first page of a section, its pages in content order. */
export function readSectionView(section: keyof typeof PATHS): SectionView {
  const path = PATHS[section];
  const head = readNavigation().sections[section];
  return { ...head, path, groups: listCardGroups(section), shell: getShellOverrides(path) };
}

/** Reads the page that lists the workflows. */
export function readWorkflowsView(): SectionView {
  const items = readWorkflows().map(buildWorkflowCard);
  const path = urls.workflows;
  const head = readNavigation().sections.workflows;
  return { ...head, path, groups: [{ name: '', items }], shell: getShellOverrides(path) };
}

function listCardGroups(section: keyof typeof PATHS): readonly CardGroup[] {
  const pages = readPages(section);
  if (section !== 'guides')
    return pages.length > 0 ? [{ name: '', items: pages.map(buildPageCard) }] : [];
  const written = readGuideGroups().map((group) => ({
    name: group.name,
    items: group.pages.map(buildPageCard),
  }));
  const workflows = readWorkflows().map(buildWorkflowCard);
  const documents = readPdfGuides().map(({ name, title, description }) => ({
    title,
    url: getPdfGuideUrl(name),
    description: `${description} PDF.`,
  }));
  const others = [
    { name: words.workflows, items: workflows },
    { name: words.documents, items: documents },
  ];
  return [...written, ...others].filter(({ items }) => items.length > 0);
}
