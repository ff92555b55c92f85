import { getSiteValues } from '@/lib/markdown/remark-site-values.mjs';
import { urls } from '@/lib/routes/urls';
import { checkBrandLinks, loadBrand } from '../brand/load-brand';
import { loadOwnParts } from '../brand/load-own-parts';
import { hasStaticFile } from '../files/static-files';
import type { Content } from '../schemas/content';
import { type Page, type Section, SECTIONS } from '../schemas/page';
import { EXTRAS, listParts } from '../schemas/parts';
import { type Site, siteSchema } from '../schemas/site';
import { readApiLookup } from '../source/api-lookup';
import { InvalidContentError } from '../source/content-error';
import { createDisk } from '../source/disk';
import { createLoader, type Loader } from '../source/loader';
import {
  listAddresses,
  listCardAddresses,
  pageAddress,
  splitPartAddresses,
} from '../validate/addresses';
import { checkCalls } from '../validate/check-calls';
import { checkFileNames } from '../validate/check-names';
import {
  checkChat,
  checkGetStarted,
  checkGuideGroups,
  checkNavigation,
  checkPageAddresses,
  checkPageLinks,
  checkPageTags,
  checkPluginTexts,
  createCheckLink,
  createCheckRelated,
  createCheckText,
  type CheckLink,
  type LoadedPage,
} from '../validate/check-references';
import type { LinkContext } from '../validate/links/check-link';
import { checkRedirects } from '../validate/links/check-redirects';
import { PLACEHOLDER_VALUES } from './document-values';
import { dropEmptyParts } from './drop-empty-parts';
import { loadCodeTables } from './load-code-tables';
import {
  DATA_FILES,
  type ByAddress,
  loadByAddress,
  loadGetStarted,
  loadMenus,
  loadReleases,
  loadSignatures,
} from './load-data';
import { listPageSources, sortPages } from './load-front-matter';
import { checkTextLinks, loadPage, loadPdfGuides, loadTexts, type PageContext } from './load-pages';
import { loadPlugins, type LoadedPlugins } from './load-plugins';
import { checkSandboxFiles, loadSandboxRules } from './load-sandbox-rules';
import { checkShared, loadShared } from './load-shared';
import { listWorkflowNames } from './load-workflow-file';
import { checkWorkflowTexts, loadWorkflows } from './load-workflows';
import { addTagPages } from './tag-pages';

/** Loads the pages, and reports those with an address or a tag of another. */
function loadPages(loader: Loader, context: PageContext): readonly LoadedPage[] {
  const loaded = SECTIONS.flatMap((section) =>
    listPageSources(loader, section).map((source) =>
      loadPage(source, context, loader.reporter(source.file)),
    ),
  );
  const checked = checkPageAddresses(loaded, loader);
  checkPageTags(checked, loader);
  return checked;
}

/** Ids by address of the pages known in full; a valid page wins over an invalid one. */
function collectIds(loaded: readonly LoadedPage[]): Map<string, ReadonlySet<string>> {
  const ids = new Map<string, ReadonlySet<string>>();
  const whole = loaded.filter(({ isWhole }) => isWhole);
  const sound = whole.filter(({ page }) => page);
  for (const one of [...sound, ...whole]) {
    const address = pageAddress(one);
    if (!ids.has(address)) ids.set(address, one.body.ids);
  }
  return ids;
}

/** Addresses of invalid pages, plugins and workflows, so that links to them are not reported as well. */
function listInvalidAddresses(
  loaded: readonly LoadedPage[],
  found: LoadedPlugins,
  workflows: readonly string[],
): string[] {
  const pages = loaded.flatMap(({ page, section, name, slug }) =>
    page ? [] : [name, slug].map((last) => pageAddress({ section, slug: last })),
  );
  const sound = new Set(found.plugins.map(({ url }) => url));
  const plugins = found.urls.filter((url) => !sound.has(url)).map(urls.plugin);
  return [...pages, ...plugins, ...workflows.map(urls.workflow)];
}

/** Pages that parts are made of: files, invalid ones too, and pages of tags. */
function listPartPages(loaded: readonly LoadedPage[], pages: readonly Page[]) {
  const made = pages.filter(({ file }) => file === '');
  return [...loaded, ...made.map(({ section, slug }) => ({ section, slug, name: slug }))];
}

function groupBySection(pages: readonly Page[]): Record<Section, readonly Page[]> {
  const of = (section: Section) => sortPages(pages.filter((page) => page.section === section));
  const [solutions, guides, api] = [of('solutions'), of('guides'), of('api')];
  return { solutions, guides, api, libs: of('libs'), pages: of('pages') };
}

/** Checks the addresses that redirects lead to, those that have words of the search, and those that answer questions. */
function checkByAddress(
  { redirects, searchWords, questions }: ByAddress,
  links: LinkContext,
  { reporter }: Loader,
  checkLink: CheckLink,
): void {
  checkRedirects(redirects, links, reporter(DATA_FILES.redirects));
  for (const url of Object.keys(searchWords)) checkLink(url, DATA_FILES.searchWords, url);
  const asked = new Map<string, string>();
  for (const [url, texts] of Object.entries(questions)) {
    checkLink(url, DATA_FILES.questions, url);
    for (const text of texts) {
      const other = asked.get(text);
      if (other !== undefined)
        reporter(DATA_FILES.questions)(
          url,
          `"${text}" is asked of ${other}, too. Leave it where it is answered best.`,
        );
      asked.set(text, url);
    }
  }
}

/** Ids of the bundled documents, used while `content/site.json` is invalid. */
function listDocuments({ disk }: Loader): readonly string[] {
  const ending = '.json';
  return disk.list('public/openapi', ending).map((name) => name.slice(0, -ending.length));
}

function loadPageContext(loader: Loader, site: Site | undefined): PageContext {
  const { disk, reporter } = loader;
  const values = site ? getSiteValues(site) : PLACEHOLDER_VALUES;
  const ids = site?.apis.map(({ id }) => id) ?? listDocuments(loader);
  return {
    values,
    api: site || ids.length > 0 ? readApiLookup(disk, ids, reporter) : undefined,
    hasImage: (src) => hasStaticFile(disk, src),
    sandbox: loadSandboxRules(loader),
    own: loadOwnParts(disk),
    ...loadShared(loader, values),
  };
}

/**
 * Reads and checks all content files.
 * @param root absolute path of the project.
 * @throws {InvalidContentError} with every error of every file.
 */
export function loadContent(root: string): Content {
  const loader = createLoader(createDisk(root));
  const site = loader.load(siteSchema, 'content/site.json', {});
  const context = loadPageContext(loader, site);
  const { values, testData, codeSets } = context;
  const menus = loadMenus(loader, values);
  const getStarted = loadGetStarted(loader, values);
  const byAddress = loadByAddress(loader, values);
  const signatures = loadSignatures(loader, values);
  loadBrand(loader, site);
  const releases = loadReleases(loader);
  checkFileNames(loader);
  const loaded = loadPages(loader, context);
  const written = loaded.flatMap(({ page }) => page ?? []);
  const pages = addTagPages(written, context.api);
  const codeTables = loadCodeTables(loader, context, pages);
  const pdfGuides = loadPdfGuides(loader, context);
  const found = loadPlugins(loader, values);
  const workflows = loadWorkflows(loader, context);
  const parts = listParts({
    pages: listPartPages(loaded, pages),
    ...{ pdfGuides: pdfGuides.length, workflows: workflows.length },
    activePlugins: found.urls.length - found.plugins.filter(({ active }) => !active).length,
    documents: site?.apis.length ?? 1,
    ...{ operations: context.api?.operations.size ?? 1, extras: site?.extras ?? EXTRAS },
    ...{ releases: Object.keys(releases ?? [1]).length, ends: context.api?.ends ?? 1 },
  });

  const { empty } = splitPartAddresses(parts);
  const navigation = menus && dropEmptyParts(menus, new Set(empty));
  const invalidAddresses = listInvalidAddresses(loaded, found, listWorkflowNames(loader));
  const validAddresses = listAddresses(pages, found.plugins, context.api, workflows, parts);
  const links: LinkContext = {
    addresses: new Set([...validAddresses, ...invalidAddresses]),
    cards: new Set([...listCardAddresses(pages, context.api), ...invalidAddresses]),
    ids: collectIds(loaded),
    tokens: site && Object.keys(site.links),
    hasApi: context.api !== undefined,
    hasFile: (address) => hasStaticFile(loader.disk, address),
  };
  const checkLink = createCheckLink(loader, links);
  const checkText = createCheckText(loader, checkLink);
  const checkRelated = createCheckRelated(loader, links);
  checkBrandLinks(site, checkLink);
  if (navigation) checkNavigation(navigation, checkLink);
  if (navigation) checkGuideGroups(loaded, navigation, loader);
  // An invalid page may be the one that shows the chat.
  if (navigation && site && written.length === loaded.length)
    checkChat(site, navigation, [...pages, ...found.plugins, { shell: getStarted?.shell }], loader);
  if (site) checkCalls(site, signatures?.requestSignatures ?? [], loader, checkLink);
  if (getStarted) checkGetStarted(getStarted, loader, checkLink, checkText, context.api);
  if (byAddress) checkByAddress(byAddress, links, loader, checkLink);
  checkPageLinks(loaded, checkLink, checkRelated);
  checkTextLinks([...pdfGuides, ...loadTexts(loader, context)], checkLink);
  checkShared(loader, { ...context, releases }, checkText);
  if (context.sandbox) checkSandboxFiles(loader, context.sandbox, context.api);
  checkWorkflowTexts(workflows, checkLink, checkText);
  for (const plugin of found.plugins) checkPluginTexts(plugin, checkText, checkRelated);
  if (
    loader.errors.length > 0 ||
    !site ||
    !navigation ||
    !getStarted ||
    !testData ||
    !codeSets ||
    !codeTables ||
    !signatures ||
    !releases ||
    !byAddress
  ) {
    throw new InvalidContentError(loader.errors);
  }
  const { plugins, groups: pluginGroups } = found;
  return {
    ...{ site, navigation, getStarted, pages: groupBySection(pages) },
    pdfGuides: pdfGuides.flatMap(({ pdfGuide }) => pdfGuide ?? []),
    ...{ plugins, pluginGroups, testData, codeSets, codeTables, releases },
    ...{ ...signatures, ...byAddress, workflows, parts },
  };
}
