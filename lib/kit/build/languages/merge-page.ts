import { z } from 'zod';
import type { SiteValues } from '@/lib/content/source/fill';
import { parseFrontMatter } from '@/lib/content/source/front-matter';
import { HEADING_ID } from '@/lib/markdown/remark-heading-ids.mjs';
import type { Language } from '@/lib/words/languages';
import {
  digestSections,
  getFront,
  type PageParts,
  type SectionDigests,
  splitPage,
} from './page-sections';
import { type Texts, translateData } from './translate-data';

/** Differences between a page and its translation. */
export type PageGaps = {
  /** Ids of sections that the translation lacks. */
  readonly missing: readonly string[];
  /** Ids of sections that have changed since they were translated. */
  readonly older: readonly string[];
};

/** Page of a language, as its project has it. */
type MergedPage = PageGaps & { readonly text: string };

/** Options of `mergePage`. */
export type MergeOptions = {
  readonly source: string;
  /** Absent for a page that is not translated. */
  readonly translation: string | undefined;
  readonly texts: Texts;
  /** Receives the texts that were found. */
  readonly used: Set<string>;
  /** What the translation was made of; absent where nobody has recorded it. */
  readonly digests?: SectionDigests | undefined;
  readonly values: SiteValues;
  /** Language of the source. */
  readonly language: Language;
  /** Sentence above a section that is not translated. */
  readonly notice: string;
};

const matterSchema = z.record(z.string(), z.unknown()).catch({});

const readMatter = (source: string) => matterSchema.parse(parseFrontMatter(source, () => {}));

/** Prints front matter on as many lines as the former has, where it has three, so that the lines below keep their numbers. */
function printMatter(matter: object, former: string): string {
  const lines = former.trimEnd().split('\n').length;
  const rest = Array.from({ length: Math.max(0, lines - 3) }, () => '#\n').join('');
  return `---\n${JSON.stringify(matter)}\n${rest}---`;
}

type Section = PageParts['sections'][number];

/** Section in the language of the source, which says so: `lang` stands behind the id of its heading. */
function printUntranslated({ id, text }: Section, { language, notice }: MergeOptions): string {
  const [heading = '', ...lines] = text.trimEnd().split('\n');
  const marked = `${heading.replace(HEADING_ID, '').trimEnd()} [#${id} lang=${language}]`;
  const callout = ['<Callout tone="note">', '', notice, '', '</Callout>'];
  return `${[marked, '', ...callout, ...lines].join('\n')}\n\n`;
}

/** Section of a translation with the places that links to its source may name. */
function printTranslated({ id, ids, text }: Section, source: Section | undefined): string {
  const whole = text.endsWith('\n') ? text : `${text}\n`;
  const lost = (source?.ids ?? []).filter((one) => !ids.includes(one));
  if (lost.length === 0) return whole;
  const anchors = lost.map((one) => `<Anchor id="${one}" />\n\n`).join('');
  const at = id === '' ? 0 : whole.indexOf('\n') + 1;
  return `${whole.slice(0, at)}\n${anchors}${whole.slice(at).trimStart()}`;
}

/** Sections of a translation, each with those behind it that it lacks. */
function mergeSections(from: PageParts, to: PageParts, options: MergeOptions): string {
  const translated = new Set(to.sections.map(({ id }) => id));
  return to.sections
    .flatMap((section) => {
      const at = from.sections.findIndex(({ id }) => id === section.id);
      const next = at === -1 ? [] : from.sections.slice(at + 1);
      const end = next.findIndex(({ id }) => translated.has(id));
      const missing = end === -1 ? next : next.slice(0, end);
      return [
        printTranslated(section, from.sections[at]),
        ...missing.map((one) => printUntranslated(one, options)),
      ];
    })
    .join('');
}

/**
 * Makes the page of a language: its translation, with the front matter that it does not repeat, the sections that it
 * lacks in their own language, and the ids that links may name; without a translation the source, in whose front matter
 * names and texts are translated.
 * @returns the page, and how the translation differs from its source. A file that is no MDX comes back as it is.
 */
export function mergePage(options: MergeOptions): MergedPage {
  const { source, translation, texts, used, values, digests = {} } = options;
  const none = { missing: [], older: [] };
  const matter = matterSchema.parse(translateData(readMatter(source), texts, used));
  const front = getFront(source);
  if (translation === undefined)
    return {
      ...none,
      text: front === '' ? source : printMatter(matter, front) + source.slice(front.length),
    };
  const [from, to] = [splitPage(source, values), splitPage(translation, values)];
  if (!from || !to || to.front === '') return { ...none, text: translation };
  const ids = new Set(to.sections.map(({ id }) => id));
  const own = { ...matter, ...readMatter(translation) };
  const today = Object.entries(digestSections(from.sections));
  return {
    text: printMatter(own, to.front) + mergeSections(from, to, options),
    missing: today.flatMap(([id]) => (ids.has(id) ? [] : id)),
    older: today.flatMap(([id, digest]) => (ids.has(id) && digests[id] !== digest ? id : [])),
  };
}
