import { tagLead } from '@/.generated/words/content/defaults';
import { getFirstParagraph } from '@/lib/openapi/description/first-paragraph';
import type { Page } from '../schemas/page';
import type { ApiOutline, DocumentTag } from '../source/api-outline';

/** First paragraph without marks and links, and the Markdown behind it. */
function splitDescription(markdown: string): readonly [lead: string, rest: string] {
  const [first = '', ...others] = markdown.trim().split(/\n\s*\n/);
  // A heading, a list or a table is no lead.
  if (/^\s*([#>|<*+-]|\d+\.\s)/.test(first)) return ['', markdown.trim()];
  return [getFirstParagraph(first), others.join('\n\n')];
}

function buildTagPage(tag: DocumentTag, order: number): Page {
  const [lead, text] = splitDescription(tag.description);
  return {
    ...{ section: 'api', slug: tag.id, file: '', text, order, tag: tag.name },
    ...{
      title: tag.name,
      navTitle: tag.name,
      description: lead || tagLead({ count: tag.operations, document: tag.document }),
    },
    ...{ facts: {}, related: [] },
  };
}

/**
 * Adds a page for each tag of the documents that no file is about, behind the written ones and in the order of the
 * documents. A file of the API area that has the slug of a tag, and names none itself, is about that tag.
 */
export function addTagPages(
  pages: readonly Page[],
  api: Pick<ApiOutline, 'tagPages'> | undefined,
): readonly Page[] {
  if (!api) return pages;
  const named = new Set(pages.map(({ tag }) => tag));
  const written = pages.map((page) => {
    const tag = page.section === 'api' && page.tag === undefined && api.tagPages.get(page.slug);
    return tag && !named.has(tag.name) ? { ...page, tag: tag.name } : page;
  });
  const known = written.filter(({ section }) => section === 'api');
  const last = Math.max(0, ...known.map(({ order }) => order));
  const made = [...api.tagPages.values()]
    .filter(({ id, name }) => known.every((page) => page.tag !== name && page.slug !== id))
    .map((tag, index) => buildTagPage(tag, last + 1 + index));
  return [...written, ...made];
}
