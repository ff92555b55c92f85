import { GO_LIVE_PAGE, type Section } from './page';

/** Parts that `extras` of content/site.json adds. */
export const EXTRAS = [
  /** Headings, text, links and buttons as pages draw them. */
  'style-guide',
] as const;

/**
 * Parts of the portal that a provider may have nothing for. Each is the middle of a route's file name
 * (`page.solutions.tsx`): a build without the part has no such route, because Next refuses to export a dynamic route
 * without pages.
 */
export const PARTS = [
  /** Overview and pages of the solutions. */
  'solutions',
  /** Overview of the guides, workflows and PDF guides. */
  'guides',
  /** Written guides, but for the one that gathers checklists. */
  'guide',
  'go-live',
  'workflows',
  /** Overview of SDKs and plugins. */
  'libs',
  'sdk',
  /** List of the plugins. */
  'plugins',
  /** Page and download of an active plugin. */
  'plugin',
  /** Overview of the API area. */
  'api',
  /** Written pages of the API area, and pages of tags. */
  'api-section',
  'operations',
  'changelog',
  /** What counts as a breaking change. */
  'breaking',
  /** Days on which parts of the documents end. */
  'ends',
  /** Pages at any other address. */
  'pages',
  ...EXTRAS,
] as const;

/** Part of the portal that may be empty. */
export type Part = (typeof PARTS)[number];

/** Content that the parts are made of; an invalid file counts, so that links to its page are not reported as well. */
export type PartSources = {
  readonly pages: readonly {
    readonly section: Section;
    /** Path of the file below the folder of its section, without extension. */
    readonly name: string;
    readonly slug: string;
  }[];
  /** Numbers of what else there is. */
  readonly activePlugins: number;
  readonly workflows: number;
  readonly pdfGuides: number;
  readonly documents: number;
  readonly operations: number;
  readonly releases: number;
  readonly ends: number;
  readonly extras: readonly (typeof EXTRAS)[number][];
};

/** Lists the parts that are not empty, in the order of `PARTS`. */
export function listParts({ pages, extras, ...counts }: PartSources): readonly Part[] {
  const of = (section: Section) => pages.filter((page) => page.section === section);
  const isGoLive = ({ slug }: { readonly slug: string }) => slug === GO_LIVE_PAGE;
  const [guides, libs, written] = [of('guides'), of('libs'), of('api').length];
  const sizes: Readonly<Record<Part, number>> = {
    solutions: of('solutions').length,
    guides: guides.length + counts.workflows + counts.pdfGuides,
    guide: guides.filter((page) => !isGoLive(page)).length,
    'go-live': guides.filter(isGoLive).length,
    workflows: counts.workflows,
    libs: libs.length + counts.activePlugins,
    sdk: libs.filter(({ name }) => name === 'sdk').length,
    plugins: libs.filter(({ name }) => name === 'plugins').length,
    plugin: counts.activePlugins,
    api: counts.documents + written,
    'api-section': written,
    operations: counts.operations,
    changelog: counts.releases,
    breaking: counts.releases,
    ends: counts.ends,
    pages: of('pages').length,
    'style-guide': extras.filter((extra) => extra === 'style-guide').length,
  };
  return PARTS.filter((part) => sizes[part] > 0);
}
