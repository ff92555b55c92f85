import { pageAddress } from './addresses';
import { type LinkContext, findLinkError } from './check-link';
import type { Disk } from '../source/disk';
import type { GetStarted } from '../schemas/get-started';
import type { LoadedPage } from '../load/load-pages';
import { pluginFilePath } from '../load/load-plugins';
import type { Loader } from '../source/loader';
import { listMarkdownLinks } from '../source/markdown-links';
import type { Navigation, NavigationItem } from '../schemas/navigation';
import type { Plugin } from '../schemas/plugin';
import type { Site } from '../schemas/site';

/** Reports a link that leads nowhere; `from` is the address of the page it stands on. */
export type CheckLink = (url: string, file: string, at: string, from?: string) => void;

/** A check that adds its faults to `loader`'s. */
export function createCheckLink({ add }: Loader, context: LinkContext): CheckLink {
  return (url, file, at, from = '') => {
    const error = findLinkError(url, from, context);
    if (error !== '') add(file, at, error);
  };
}

/** The links of pages: `related` and those of the text. */
export function checkPageLinks(loaded: readonly LoadedPage[], checkLink: CheckLink): void {
  for (const one of loaded) {
    const { page, file, body } = one;
    const from = pageAddress(one);
    for (const [index, url] of (page?.related ?? []).entries()) {
      checkLink(url, file, `related.${index}`);
    }
    for (const { url, at } of body.links) checkLink(url, file, at, from);
  }
}

/**
 * Two pages with one address: the second is at fault.
 * @returns the pages, such a second one at the address of its file's name, so that links there are no
 * faults of their own.
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

/** The addresses of the navigation, sub-lists included. */
export function checkNavigation({ primary, footer }: Navigation, checkLink: CheckLink): void {
  const checkItems = (items: readonly NavigationItem[], at: string) => {
    for (const [index, { url, fragment, list }] of items.entries()) {
      const whole = fragment === undefined ? url : `${url}#${fragment}`;
      checkLink(whole, 'content/navigation.json', `${at}.${index}.url`);
      checkItems(list ?? [], `${at}.${index}.list`);
    }
  };
  checkItems(primary, 'primary');
  checkItems(footer, 'footer');
}

/** A chat that is enabled and that no page shows: the policy would open its hosts for nothing. */
export function checkChat(
  { chat }: Site,
  { shell }: Navigation,
  loaded: readonly LoadedPage[],
  { add }: Loader,
): void {
  // A page at fault may be the one that shows it.
  const isShown = loaded.some(({ page }) => page === undefined || page.shell?.chat === true);
  if (!chat.enabled || shell.chat || isShown) return;
  const how = 'write true here, or "shell: { chat: true }" into the front matter of a page';
  const message = `content/site.json enables the chat, but no page shows it: ${how}, or false into "chat.enabled" there`;
  add('content/navigation.json', 'shell.chat', message);
}

/** The targets, links and pictures of the landing page. */
export function checkGetStarted(
  { steps, firstCall, questions }: GetStarted,
  { disk, add }: { readonly disk: Disk; readonly add: Loader['add'] },
  checkLink: CheckLink,
): void {
  const file = 'content/get-started.json';
  const checkText = (text: string, at: string) => {
    for (const url of listMarkdownLinks(text)) checkLink(url, file, at);
  };
  checkText(firstCall, 'firstCall');
  checkText(questions.text, 'questions.text');
  checkText(questions.withoutChat, 'questions.withoutChat');
  for (const [index, { target, desc, image }] of steps.entries()) {
    const at = `steps.${index}`;
    checkLink(target, file, `${at}.target`);
    checkText(desc, `${at}.desc`);
    for (const [size, src] of Object.entries({ src: image.src, ...image.srcset })) {
      if (!disk.has(`public${src}`))
        add(file, `${at}.image.${size}`, `no such picture: public${src}`);
    }
  }
}

/** The links of a plugin: `related` and those in its texts. */
export function checkPluginLinks(plugin: Plugin, checkLink: CheckLink): void {
  const { url, short, description, disclaimer, stepGroups, related = [] } = plugin;
  for (const [index, address] of related.entries()) {
    checkLink(address, pluginFilePath(url), `related.${index}`);
  }
  const texts: [at: string, text: string | undefined][] = [
    ['short', short],
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
  for (const [at, text = ''] of texts) {
    for (const link of listMarkdownLinks(text)) checkLink(link, pluginFilePath(url), at);
  }
}
