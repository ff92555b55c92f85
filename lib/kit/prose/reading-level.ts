import remarkRetext from 'remark-retext';
import retextEnglish from 'retext-english';
import retextReadability from 'retext-readability';
import { type Plugin, unified } from 'unified';
import { createMdxParser } from '@/lib/markdown/mdx-parser.mjs';
import type { ProseError } from './prose-error';

/** Hard for a reader of 16 by four of seven formulas, in a sentence of 10 words or more. */
const LEVEL = { age: 16, threshold: 4 / 7, minWords: 10 };

/** Characters of a sentence that are shown, enough to find it. */
const MAX_EXCERPT_CHARS = 60;

/** Compiler that a processor must have, although only its messages are used. */
const withoutOutput: Plugin = function () {
  this.compiler = () => '';
};

type English = Parameters<ReturnType<typeof retextReadability>>[0];

/** Parser of English; in two statements, because `remarkRetext` accepts the first type only. */
const english = unified().use<[], string, English>(retextEnglish);
english.use(retextReadability, LEVEL);

const processor = createMdxParser().use(remarkRetext, english).use(withoutOutput);

function truncateSentence(sentence: string): string {
  const plain = sentence.replace(/\s+/g, ' ').trim();
  return plain.length > MAX_EXCERPT_CHARS
    ? `${plain.slice(0, MAX_EXCERPT_CHARS).trimEnd()}…`
    : plain;
}

/** Finds sentences of an MDX file that are hard to read. Throws for MDX with a syntax error. */
export async function findHardSentences(source: string): Promise<readonly ProseError[]> {
  const { messages } = await processor.process(source);
  return messages.map(({ line, actual }) => ({
    line: line ?? 1,
    what: `hard to read: “${truncateSentence(actual ?? '')}”`,
    how: 'Make two sentences of it, or use shorter words',
  }));
}
