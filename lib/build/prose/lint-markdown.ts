import type { LintError } from 'markdownlint';
import { lint } from 'markdownlint/sync';
import type { MdxNode } from '@/lib/content/source/mdx-tree';
import { GUIDE_HEADINGS, MARKDOWN_RULES, buildConfiguration } from './markdown-rules';
import { toPlainMarkdown } from './plain-markdown';
import type { ProseError } from './prose-error';

/** The headings that a guide lacks; nothing where only their order is wrong. */
function describeMissingHeadings(source: string): string | null {
  const lines = source.split(/\r?\n/);
  const missing = GUIDE_HEADINGS.filter((one) => !lines.includes(`## ${one}`));
  return missing.length > 0 ? missing.map((one) => `## ${one}`).join(', ') : null;
}

/** A finding in the words of `MARKDOWN_RULES`; the linter's own where a rule is not listed there. */
function describeLintError(error: LintError, source: string): ProseError {
  const { lineNumber: line, ruleNames, ruleDescription, errorDetail } = error;
  // The linter names one heading, and a star for the text before it.
  const isGuideRule = ruleNames.includes('required-headings');
  const errorContext = (isGuideRule ? describeMissingHeadings(source) : null) ?? error.errorContext;
  const rule = ruleNames.flatMap((name) => MARKDOWN_RULES[name] ?? [])[0];
  const detail = rule === undefined || rule.hasDetail ? errorDetail : null;
  const found = [detail, errorContext].filter((part) => part !== null && part !== '');
  const details = found.length > 0 ? ` (${found.join(', ')})` : '';
  return {
    line,
    what: `${rule?.what ?? ruleDescription}${details}`,
    how: rule?.how ?? `See the rule ${ruleNames.join('/')} of the linter`,
  };
}

/**
 * What the Markdown linter finds in an MDX file: headings, links, texts of pictures, lists, tables.
 * @param isGuide true: the headings of a guide are required too.
 */
export function lintMarkdown(
  source: string,
  tree: MdxNode,
  isGuide: boolean,
): readonly ProseError[] {
  const results = lint({
    strings: { page: toPlainMarkdown(source, tree) },
    config: buildConfiguration(isGuide),
    // The portal's own directives would be HTML comments, which MDX does not know.
    noInlineConfig: true,
  });
  return (results.page ?? []).map((error) => describeLintError(error, source));
}
