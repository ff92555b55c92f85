import type { LintError } from 'markdownlint';
import { lint } from 'markdownlint/sync';
import type { MdxNode } from '@/lib/content/source/mdx-tree';
import { MARKDOWN_RULES, buildConfiguration } from './markdown-rules';
import { blankTags } from './plain-markdown';
import type { ProseError } from './prose-error';

/** Required headings that a text lacks; `null` where only their order is wrong. */
function describeMissingHeadings(source: string, headings: readonly string[]): string | null {
  const lines = source.split(/\r?\n/);
  const missing = headings.filter((one) => !lines.includes(`## ${one}`));
  return missing.length > 0 ? missing.map((one) => `## ${one}`).join(', ') : null;
}

/** Error with the texts of `MARKDOWN_RULES`, or with the linter's own for other rules. */
function describeLintError(
  error: LintError,
  source: string,
  headings: readonly string[],
): ProseError {
  const { lineNumber: line, ruleNames, ruleDescription, errorDetail } = error;
  // The linter would name one missing heading only, or a star.
  const isGuideRule = ruleNames.includes('required-headings');
  const errorContext =
    (isGuideRule ? describeMissingHeadings(source, headings) : null) ?? error.errorContext;
  const rule = ruleNames.flatMap((name) => MARKDOWN_RULES[name] ?? [])[0];
  const detail = rule === undefined || rule.hasDetail ? errorDetail : null;
  const found = [detail, errorContext].filter((part) => part !== null && part !== '');
  const details = found.length > 0 ? ` (${found.join(', ')})` : '';
  const how = isGuideRule ? `The order is: ${headings.join(', ')}` : rule?.how;
  return {
    line,
    what: `${rule?.what ?? ruleDescription}${details}`,
    how: how ?? `See the rule ${ruleNames.join('/')} of the linter`,
  };
}

/**
 * Lints an MDX file: headings, links, texts of pictures, lists, tables.
 * @param headings required ones, in their order; empty for none.
 */
export function lintMarkdown(
  source: string,
  tree: MdxNode,
  headings: readonly string[],
): readonly ProseError[] {
  const results = lint({
    strings: { page: blankTags(source, tree) },
    config: buildConfiguration(headings),
    // Directives are HTML comments, which MDX does not have.
    noInlineConfig: true,
  });
  return (results.page ?? []).map((error) => describeLintError(error, source, headings));
}
