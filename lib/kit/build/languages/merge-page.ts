import { z } from 'zod';
import { parseFrontMatter } from '@/lib/content/source/front-matter';
import type { Language } from '@/lib/words/languages';
import { digestSection, type PageParts, type PageSection, splitPage } from './page-sections';
import { type Texts, translateData } from './translate-data';

/** Digests of the sections that a translation was made of, by their ids. */
export type SectionDigests = Readonly<Record<string, string>>;

/** Differences between a page and its translation. */
export type PageGaps = {
  /** Ids of sections that the translation lacks. */
  readonly missing: readonly string[];
  /** Ids of sections that have changed since they were translated. */
  readonly older: readonly string[];
};

/** Page of a language, as its project has it. */
export type MergedPage = PageGaps & { readonly text: string };

const matterSchema = z.record(z.string(), z.unknown()).catch({});

const readMatter = (source: string) => matterSchema.parse(parseFrontMatter(source, () => {}));

/** Prints front matter on as many lines as the former has, where it has three, so that the lines below keep their numbers. */
function printMatter(matter: Readonly<Record<string, unknown>>, former: string): string {
  const lines = former.trimEnd().split('\n').length;
  const rest = Array.from({ length: Math.max(0, lines - 3) }, () => '#\n').join('');
  return `---\n${JSON.stringify(matter)}\n${rest}---`;
}

/**
 * Page without a translation: in its own words, but for names and texts of its front matter that are translated everywhere.
 * @param used Receives the texts that were found.
 */
export function translateMatter(source: string, texts: Texts, used?: Set<string>): string {
  const front = splitPage(source)?.front ?? '';
  if (front === '') return source;
  const matter = z
    .record(z.string(), z.unknown())
    .parse(translateData(readMatter(source), texts, used));
  return printMatter(matter, front) + source.slice(front.length);
}

/** Options of `mergePage`. */
export type MergeOptions = {
  readonly source: string;
  readonly translation: string;
  readonly texts: Texts;
  /** Receives the texts that were found. */
  readonly used?: Set<string> | undefined;
  /** What the translation was made of; absent where nobody has recorded it. */
  readonly digests?: SectionDigests | undefined;
  /** Language of the source. */
  readonly language: Language;
  /** Sentence above a section that is not translated. */
  readonly notice: string;
};

/** Section in the language of the source, which says so: `lang` stands behind the id of its heading. */
function printUntranslated({ id, text }: PageSection, { language, notice }: MergeOptions): string {
  const [heading = '', ...lines] = text.split('\n');
  const marked = `${heading.replace(/\s*\[#[^\]]*\]\s*$/, '').trimEnd()} [#${id} lang=${language}]`;
  return [marked, '', `<Callout tone="note">`, '', notice, '', '</Callout>', ...lines].join('\n');
}

/** Section of a translation with the places that links to its source may name. */
function printTranslated(section: PageSection, source: PageSection | undefined): string {
  const lost = (source?.ids ?? []).filter((id) => !section.ids.includes(id));
  if (lost.length === 0) return section.text;
  const anchors = lost.map((id) => `<Anchor id="${id}" />\n\n`).join('');
  const at = section.id === '' ? 0 : section.text.indexOf('\n') + 1;
  return `${section.text.slice(0, at)}\n${anchors}${section.text.slice(at).trimStart()}`;
}

function mergeSections(from: PageParts, to: PageParts, options: MergeOptions): string {
  const texts: string[] = [];
  const translated = new Set(to.sections.map(({ id }) => id));
  const lacking = (id: string) => {
    const at = from.sections.findIndex((one) => one.id === id);
    const next = at === -1 ? [] : from.sections.slice(at + 1);
    const end = next.findIndex((one) => translated.has(one.id));
    return end === -1 ? next : next.slice(0, end);
  };
  for (const section of to.sections) {
    texts.push(
      printTranslated(
        section,
        from.sections.find(({ id }) => id === section.id),
      ),
    );
    for (const missing of lacking(section.id))
      texts.push(printUntranslated(missing, options).replace(/\n*$/, '\n\n'));
  }
  return texts.map((text) => (text.endsWith('\n') ? text : `${text}\n`)).join('');
}

/**
 * Makes the page of a language: its translation, with the front matter that it does not repeat, the sections that it
 * lacks in their own language, and the ids of headings that links may name.
 * @returns the page, and how the translation differs from its source. A file that is no MDX comes back as it is.
 */
export function mergePage(options: MergeOptions): MergedPage {
  const { source, translation, texts, used, digests = {} } = options;
  const [from, to] = [splitPage(source), splitPage(translation)];
  if (!from || !to || to.front === '') return { text: translation, missing: [], older: [] };
  const matter = {
    ...readMatter(translateMatter(source, texts, used)),
    ...readMatter(translation),
  };
  const here = new Set(to.sections.map(({ id }) => id));
  const [kept, gone] = [
    from.sections.filter(({ id }) => here.has(id)),
    from.sections.filter(({ id }) => !here.has(id)),
  ];
  return {
    text: printMatter(matter, to.front) + mergeSections(from, to, options),
    missing: gone.map(({ id }) => id),
    older: kept.filter((one) => digests[one.id] !== digestSection(one)).map(({ id }) => id),
  };
}

/** Digests of a page's sections, as a translation of it is recorded; empty for a file that is no MDX. */
export function digestPage(source: string): SectionDigests {
  const sections = splitPage(source)?.sections ?? [];
  return Object.fromEntries(sections.map((one) => [one.id, digestSection(one)]));
}
