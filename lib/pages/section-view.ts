import { readPages, readPdfGuides, readWorkflows } from '@/lib/content/read-content';
import type { ShellOverrides } from '@/lib/content/schemas/navigation';
import { GUIDE_GROUPS } from '@/lib/content/schemas/page';
import { urls } from '@/lib/routes/urls';
import { buildPageCard, type PageCard } from './page-view';
import { getShellOverrides } from './shell/shell-overrides';
import { getPdfGuideUrl } from './shell/side-lists';
import { buildWorkflowCard, WORKFLOWS_HEAD } from './workflows/workflow-view';

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

const HEADS = {
  solutions: {
    path: urls.solutions,
    title: 'Solutions',
    description:
      'Start from what you sell. Each solution names the products that serve it, two worked examples, and the shortest way to a test payment.',
  },
  guides: {
    path: urls.guides,
    title: 'Guides',
    description:
      'One guide for each product: what it does, every request with its answer, how to test it, and what to check before you go live.',
  },
  libs: {
    path: urls.libs,
    title: 'Libraries',
    description:
      'Take payments without writing the HTTP calls yourself: install a plugin in the shop you already run, or generate an SDK for your language.',
  },
} as const;

/** Reads the first page of a section, its pages in content order. */
export function readSectionView(section: keyof typeof HEADS): SectionView {
  const head = HEADS[section];
  return { ...head, groups: listCardGroups(section), shell: getShellOverrides(head.path) };
}

/** Reads the page that lists the workflows. */
export function readWorkflowsView(): SectionView {
  const items = readWorkflows().map(buildWorkflowCard);
  const shell = getShellOverrides(WORKFLOWS_HEAD.path);
  return { ...WORKFLOWS_HEAD, groups: [{ name: '', items }], shell };
}

function listCardGroups(section: keyof typeof HEADS): readonly CardGroup[] {
  const pages = readPages(section);
  if (section !== 'guides')
    return pages.length > 0 ? [{ name: '', items: pages.map(buildPageCard) }] : [];
  const written = GUIDE_GROUPS.map((name) => ({
    name,
    items: pages.filter((page) => page.group === name).map(buildPageCard),
  }));
  const workflows = readWorkflows().map(buildWorkflowCard);
  const documents = readPdfGuides().map(({ name, title, description }) => ({
    title,
    url: getPdfGuideUrl(name),
    description: `${description} PDF.`,
  }));
  const others = [
    { name: 'Workflows', items: workflows },
    { name: 'Documents', items: documents },
  ];
  return [...written, ...others].filter(({ items }) => items.length > 0);
}
