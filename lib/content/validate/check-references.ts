import { listMarkdownLinks } from '@/lib/markdown/markdown-inline';
import { formatSuggestion } from '@/lib/text/edit-distance';
import { hasStaticFile, staticFilePath } from '../files/static-files';
import type { GetStarted } from '../schemas/get-started';
import type { Navigation, NavigationEntry, ShellOverrides } from '../schemas/navigation';
import type { Page, Section } from '../schemas/page';
import { type Plugin, pluginFilePath } from '../schemas/plugin';
import type { Releases } from '../schemas/releases';
import type { Site } from '../schemas/site';
import type { ApiLookup } from '../source/api-lookup';
import type { Disk } from '../source/disk';
import type { Loader } from '../source/loader';
import { describeUnknownOperation } from '../source/messages';
import { pageAddress } from './addresses';
import type { CheckedBody } from './check-page-body';
import { type LinkContext, findLinkError, findRelatedError } from './links/check-link';
import { checkMarkdownText } from './markdown/check-text';

/** Page of an MDX file, with the ids and links of its text. */
export type LoadedPage = {
  readonly section: Section;
  /** Path from the project root. */
  readonly file: string;
  /** File name without folder and ending. */
  readonly name: string;
  /** Last address segment; the file name while the front matter has no valid one. */
  readonly slug: string;
  /** Whether the ids of the text are all ids; lists of operations and plugins add others. */
  readonly isWhole: boolean;
  /** `undefined` for invalid front matter. */
  readonly page: Page | undefined;
  readonly body: CheckedBody;
};

/** Reports a broken link; `from` is the address of the page with the link. */
export type CheckLink = (url: string, file: string, at: string, from?: string) => void;

/** Reports addresses of `related` that are broken, or of which no card can be made. */
export type CheckRelated = (related: readonly string[] | undefined, file: string) => void;

/** Creates a check that adds its errors to the loader's. */
export function createCheckLink({ add }: Loader, context: LinkContext): CheckLink {
  return (url, file, at, from = '') => {
    const error = findLinkError(url, from, context);
    if (error !== '') add(file, at, error);
  };
}

/** Checks a Markdown text of JSON or YAML: its links and its signs. */
export type CheckText = (text: string, file: string, at: string) => void;

/** Creates a check that adds its errors to the loader's. */
export function createCheckText({ add }: Loader, checkLink: CheckLink): CheckText {
  return (text, file, at) => {
    for (const url of listMarkdownLinks(text)) checkLink(url, file, at);
    checkMarkdownText(text, (message) =>
      // JSON has two backslashes for one.
      add(file, at, file.endsWith('.json') ? message.replaceAll('\\', '\\\\') : message),
    );
  };
}

/** Creates a check that adds its errors to the loader's. */
export function createCheckRelated({ add }: Loader, context: LinkContext): CheckRelated {
  return (related = [], file) => {
    for (const [index, url] of related.entries()) {
      const error = findRelatedError(url, context);
      if (error !== '') add(file, `related.${index}`, error);
    }
  };
}

/** Checks the links of pages: `related` and those of the text. */
export function checkPageLinks(
  loaded: readonly LoadedPage[],
  checkLink: CheckLink,
  checkRelated: CheckRelated,
): void {
  for (const one of loaded) {
    const { page, file, body } = one;
    const from = pageAddress(one);
    checkRelated(page?.related, file);
    for (const { url, at } of body.links) checkLink(url, file, at, from);
  }
}

/**
 * Reports pages whose address another page has already.
 * @returns the pages, those reported at the address of their file name, so that links there are not
 * reported too.
 */
export function checkPageAddresses(
  loaded: readonly LoadedPage[],
  { add }: Loader,
): readonly LoadedPage[] {
  const owners = new Map<string, string>();
  return loaded.map((one) => {
    const address = pageAddress(one);
    const owner = owners.get(address);
    if (owner === undefined) {
      owners.set(address, one.file);
      return one;
    }
    add(one.file, 'slug', `the address ${address} belongs to ${owner} already`);
    return { ...one, slug: one.name, page: one.page && { ...one.page, slug: one.name } };
  });
}

/** Reports pages whose tag another page has already: each would list the same operations. */
export function checkPageTags(loaded: readonly LoadedPage[], { add }: Loader): void {
  const owners = new Map<string, string>();
  for (const { page, file } of loaded) {
    if (page?.tag === undefined) continue;
    const owner = owners.get(page.tag);
    if (owner === undefined) owners.set(page.tag, file);
    else add(file, 'tag', `the tag "${page.tag}" belongs to ${owner} already`);
  }
}

/** Checks the addresses of the navigation, sub-lists included. */
export function checkNavigation(
  { primary, banner, footer, resources, routes, starts }: Navigation,
  checkLink: CheckLink,
): void {
  const checkItems = (items: readonly NavigationEntry[], at: string) => {
    for (const [index, item] of items.entries()) {
      checkItems(item.list ?? [], `${at}.${index}.list`);
      if ('heading' in item) continue;
      const whole = item.fragment === undefined ? item.url : `${item.url}#${item.fragment}`;
      checkLink(whole, 'content/navigation.json', `${at}.${index}.url`);
    }
  };
  checkItems(primary, 'primary');
  checkItems(banner, 'banner');
  checkItems(footer, 'footer');
  checkItems(resources, 'resources');
  checkItems(starts, 'starts');
  for (const address of Object.keys(routes))
    checkLink(address.replace(/\*$/, ''), 'content/navigation.json', `routes.${address}`);
}

/**
 * Reports an enabled chat that no page shows: the policy would allow its hosts for nothing.
 * @param files Data of the pages, and of the landing page.
 */
export function checkChat(
  { chat }: Site,
  { shell, routes }: Navigation,
  files: readonly { readonly shell?: ShellOverrides | undefined }[],
  { add }: Loader,
): void {
  const overrides = [...Object.values(routes), ...files.map((file) => file.shell)];
  if (!chat.enabled || shell.chat || overrides.some((one) => one?.chat)) return;
  const how = 'write true here, or "chat": true into the "shell" of a page';
  const message = `content/site.json enables the chat, but no page shows it: ${how}, or false into "chat.enabled" there`;
  add('content/navigation.json', 'shell.chat', message);
}

/** Checks the targets, links, pictures and the operation of the landing page. */
export function checkGetStarted(
  { steps, firstCall, questions }: GetStarted,
  { disk, add }: { readonly disk: Disk; readonly add: Loader['add'] },
  checkLink: CheckLink,
  checkText: CheckText,
  api: ApiLookup | undefined,
): void {
  const file = 'content/get-started.json';
  checkText(firstCall?.text ?? '', file, 'firstCall.text');
  if (firstCall && api && !api.operations.has(firstCall.operation)) {
    const message = describeUnknownOperation(firstCall.operation, api.operations.keys());
    add(file, 'firstCall.operation', message);
  }
  checkText(questions.text, file, 'questions.text');
  checkText(questions.withoutChat, file, 'questions.withoutChat');
  for (const [index, { target, desc, image }] of steps.entries()) {
    const at = `steps.${index}`;
    checkLink(target, file, `${at}.target`);
    checkText(desc, file, `${at}.desc`);
    if (!image) continue;
    for (const [size, src] of Object.entries({ src: image.src, ...image.srcset })) {
      if (!hasStaticFile(disk, src))
        add(file, `${at}.image.${size}`, `no such picture: ${staticFilePath(src)}`);
    }
  }
}

/** Checks the Markdown of a plugin, and its `related`. */
export function checkPluginTexts(
  plugin: Plugin,
  checkText: CheckText,
  checkRelated: CheckRelated,
): void {
  const { url, description, disclaimer, stepGroups, related } = plugin;
  checkRelated(related, pluginFilePath(url));
  const texts: [at: string, text: string | undefined][] = [
    ['disclaimer', disclaimer],
    ...description.map((text, index): [string, string] => [`description.${index}`, text]),
  ];
  for (const [index, group] of stepGroups.entries()) {
    const at = `stepGroups.${index}`;
    texts.push([`${at}.description`, group.description], [`${at}.warning`, group.warning]);
    for (const [position, { caption, warning }] of group.steps.entries()) {
      const step = `${at}.steps.${position}`;
      texts.push([`${step}.caption`, caption], [`${step}.warning`, warning]);
    }
  }
  for (const [at, text = ''] of texts) checkText(text, pluginFilePath(url), at);
}

/** Checks the Markdown of the releases of documents. */
export function checkReleaseTexts(releases: Releases, checkText: CheckText): void {
  const file = 'content/releases.json';
  for (const [id, list] of Object.entries(releases)) {
    for (const [index, { summary, breaking }] of list.entries()) {
      const at = `${id}.${index}`;
      checkText(summary, file, `${at}.summary`);
      for (const [change, advice] of Object.entries(breaking))
        checkText(advice, file, `${at}.breaking.${change}`);
    }
  }
}

/** Reports guides whose group content/navigation.json does not list; any group passes where it lists none. */
export function checkGuideGroups(
  loaded: readonly LoadedPage[],
  { guides: { groups } }: Navigation,
  { add }: Loader,
): void {
  if (groups.length === 0) return;
  for (const { page, file, section } of loaded) {
    const group = page?.group;
    if (section !== 'guides' || !page || (group !== undefined && groups.includes(group))) continue;
    const known = groups.map((one) => `"${one}"`).join(', ');
    add(
      file,
      'group',
      `expected one of ${known}, received ${group === undefined ? 'nothing' : `"${group}"`}.${formatSuggestion(group ?? '', groups)}`,
    );
  }
}
