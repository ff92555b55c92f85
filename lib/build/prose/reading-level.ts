import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRetext from 'remark-retext';
import retextEnglish from 'retext-english';
import retextReadability from 'retext-readability';
import { type Plugin, unified } from 'unified';
import type { ProseError } from './prose-error';

/** A reader of 16 years, by four of the seven formulas; shorter sentences are hard by their words alone. */
const LEVEL = { age: 16, threshold: 4 / 7, minWords: 10 };

/** Shown of a sentence: enough to find it. */
const MAX_EXCERPT_CHARS = 60;

/** Only the messages are of use, and a processor has to make something of the tree. */
const withoutOutput: Plugin = function () {
  this.compiler = () => '';
};

type English = Parameters<ReturnType<typeof retextReadability>>[0];

/** In two statements: the bridge takes a processor whose type says no more than what it parses. */
const english = unified().use<[], string, English>(retextEnglish);
english.use(retextReadability, LEVEL);

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkRetext, english)
  .use(withoutOutput);

function truncateSentence(sentence: string): string {
  const plain = sentence.replace(/\s+/g, ' ').trim();
  return plain.length > MAX_EXCERPT_CHARS
    ? `${plain.slice(0, MAX_EXCERPT_CHARS).trimEnd()}…`
    : plain;
}

/** The sentences of an MDX file that are hard to read, as warnings. Throws for MDX with a syntax fault. */
export async function findHardSentences(source: string): Promise<readonly ProseError[]> {
  const { messages } = await processor.process(source);
  return messages.map(({ line, actual }) => ({
    line: line ?? 1,
    what: `hard to read: “${truncateSentence(String(actual ?? ''))}”`,
    how: 'Make two sentences of it, or use shorter words',
  }));
}
