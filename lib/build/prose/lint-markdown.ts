import type { LintError } from 'markdownlint';
import { lint } from 'markdownlint/sync';
import type { MdxNode } from '@/lib/content/source/mdx-tree';
import { GUIDE_HEADINGS, MARKDOWN_RULES, buildConfiguration } from './markdown-rules';
import { blankTags } from './plain-markdown';
import type { ProseError } from './prose-error';

/** Headings that a guide lacks; `null` where only their order is wrong. */
function describeMissingHeadings(source: string): string | null {
  const lines = source.split(/\r?\n/);
  const missing = GUIDE_HEADINGS.filter((one) => !lines.includes(`## ${one}`));
  return missing.length > 0 ? missing.map((one) => `## ${one}`).join(', ') : null;
}

/** Error with the texts of `MARKDOWN_RULES`, or with the linter's own for other rules. */
function describeLintError(error: LintError, source: string): ProseError {
  const { lineNumber: line, ruleNames, ruleDescription, errorDetail } = error;
  // The linter would name one missing heading only, or a star.
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
 * Lints an MDX file: headings, links, texts of pictures, lists, tables.
 * @param isGuide whether the headings of a guide are required.
 */
export function lintMarkdown(
  source: string,
  tree: MdxNode,
  isGuide: boolean,
): readonly ProseError[] {
  const results = lint({
    strings: { page: blankTags(source, tree) },
    config: buildConfiguration(isGuide),
    // Directives are HTML comments, which MDX does not have.
    noInlineConfig: true,
  });
  return (results.page ?? []).map((error) => describeLintError(error, source));
}
