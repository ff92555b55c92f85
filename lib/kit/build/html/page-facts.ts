import type { HtmlTag } from './read-tags';

/** Facts about an exported page in its head. */
export type PageFacts = {
  /** Path without base path: `/guides/webhooks/`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Address of its picture for link previews. */
  readonly image: string;
  /** Day of its last change. */
  readonly modified?: string | undefined;
};

/**
 * Facts about a page that search engines may index at its own address; `undefined` for any other page.
 * @param file path inside the export: `guides/webhooks/index.html`.
 * @param portal address of the portal, with its base path and without a slash at its end.
 */
export function getPageFacts(
  tags: readonly HtmlTag[],
  file: string,
  portal: string,
): PageFacts | undefined {
  const metas = new Map(
    tags.flatMap(({ name, attributes }) => {
      const key = attributes.get('property') ?? attributes.get('name');
      return name === 'meta' && key ? [[key, attributes.get('content') ?? '']] : [];
    }),
  );
  const path = `/${file.replace(/index\.html$/, '')}`;
  const title = metas.get('og:title');
  const isOwn = withSlash(metas.get('og:url') ?? '') === `${portal}${path}`;
  if (!isOwn || title === undefined || /\bnoindex\b/.test(metas.get('robots') ?? ''))
    return undefined;
  return {
    path,
    title,
    description: metas.get('description') ?? '',
    image: metas.get('og:image') ?? '',
    modified: metas.get('article:modified_time'),
  };
}

/** Next writes the address of the root without its slash. */
const withSlash = (address: string) => (address.endsWith('/') ? address : `${address}/`);
