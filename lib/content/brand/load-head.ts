import { Parser } from 'htmlparser2';
import { hasStaticFile, staticFilePath } from '../files/static-files';
import type { Loader } from '../source/loader';

/** File with tags for the head of each page, which may be absent. */
const HEAD = 'content/slots/head.html';

/** Tag of the head, with its attributes. */
export type HeadTag = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
};

/** Attributes that a tag may have. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  meta: ['name', 'property', 'content', 'media'],
  link: ['rel', 'href', 'type', 'sizes', 'media', 'hreflang', 'title', 'color'],
};

/** Relations of files of the portal, which browsers fetch. */
const FILE_RELATIONS = ['icon', 'apple-touch-icon', 'mask-icon', 'manifest'];

/** Relations that name a page, which no browser fetches. */
const PAGE_RELATIONS = ['me', 'author', 'license', 'privacy-policy', 'terms-of-service'];

function findLinkTagError(
  { rel = '', href = '' }: HeadTag['attributes'],
  hasFile: (address: string) => boolean,
): string {
  if (PAGE_RELATIONS.includes(rel))
    return /^(?:https:|mailto:|\/(?!\/))/.test(href)
      ? ''
      : `expected href to begin with "/", "https:" or "mailto:", received "${href}"`;
  if (!FILE_RELATIONS.includes(rel))
    return `rel="${rel}" is refused. Known: ${[...FILE_RELATIONS, ...PAGE_RELATIONS].join(', ')}`;
  if (!/^\/(?!\/)/.test(href))
    return `href="${href}" is refused: pages load nothing of other hosts. Put the file under content/images and write "/images/…"`;
  return hasFile(href) ? '' : `no such file: ${staticFilePath(href)}`;
}

function findTagError(
  { name, attributes }: HeadTag,
  hasFile: (address: string) => boolean,
): string {
  const known = ATTRIBUTES[name];
  if (!known)
    return `<${name}> is refused: only <meta> and <link> stand here. Scripts belong to "scripts" in content/site.json, styles to content/theme.css`;
  const strange = Object.keys(attributes).find((attribute) => !known.includes(attribute));
  if (strange !== undefined)
    return `<${name}>: the attribute ${strange} is refused. Known: ${known.join(', ')}`;
  if (name === 'link') return findLinkTagError(attributes, hasFile);
  return attributes.content !== undefined && (attributes.name ?? attributes.property)
    ? ''
    : '<meta> needs a name or a property, and content';
}

/** Reads and checks the tags of the adopter for the head of each page; none without the file. */
export function loadHead({ disk, reporter }: Loader): readonly HeadTag[] {
  const text = disk.readText(HEAD) ?? '';
  const report = reporter(HEAD);
  const tags: HeadTag[] = [];
  const hasFile = (address: string) => hasStaticFile(disk, address);
  const fail = (message: string) =>
    report(`line ${text.slice(0, parser.startIndex).split('\n').length}`, message);
  const parser = new Parser({
    onopentag(name, attributes) {
      const error = findTagError({ name, attributes }, hasFile);
      if (error === '') tags.push({ name, attributes });
      else fail(error);
    },
    ontext(content) {
      if (content.trim() !== '') fail('text is refused: only <meta> and <link> stand here');
    },
  });
  parser.end(text);
  return tags;
}
