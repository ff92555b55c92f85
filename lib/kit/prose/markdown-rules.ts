import type { Configuration } from 'markdownlint';

/** Rule of the linter: its settings, and the message to a writer who broke it. */
type MarkdownRule = {
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Whether the linter's detail (what was expected and found) is shown. */
  readonly hasDetail?: true;
  /** Error, in words. */
  readonly what: string;
  /** How to correct it. */
  readonly how: string;
};

/**
 * Enabled rules, by their names in the linter's documentation. The content check covers components, links inside the
 * portal, code, and Markdown that is silently something else (`check-markdown.ts`).
 */
export const MARKDOWN_RULES: Readonly<Record<string, MarkdownRule>> = {
  'no-multiple-space-atx': { what: 'a heading with several spaces', how: 'Leave one behind the #' },
  'heading-start-left': { what: 'a heading is indented', how: 'Begin it at the left edge' },
  'blanks-around-headings': {
    what: 'a heading touches other text',
    how: 'Leave a blank line before and after it',
  },
  'no-duplicate-heading': {
    settings: { siblings_only: true },
    what: 'two headings of one part are the same',
    how: 'Word them differently, so that a link says which one it leads to',
  },
  'no-trailing-punctuation': {
    settings: { punctuation: '.,;:!' },
    what: 'a heading ends with punctuation',
    how: 'Drop it',
  },
  'no-emphasis-as-heading': {
    what: 'a whole line in bold stands where a heading should',
    how: 'Make it a heading, or a part of the text that follows',
  },
  'no-bare-urls': {
    what: 'an address stands in the text as it is',
    how: 'Write [words that say what is there](address), or put it in backticks',
  },
  'no-empty-links': { what: 'a link leads nowhere', how: 'Fill in its address' },
  'no-space-in-links': { what: 'spaces inside the text of a link', how: 'Take them out' },
  'descriptive-link-text': {
    settings: {
      prohibited_texts: [
        ...['click here', 'here', 'link', 'more', 'read more', 'details'],
        ...['this', 'this page', 'this guide', 'see'],
      ],
    },
    what: 'the text of a link does not say where it leads',
    how: 'Use the name of what is there; lists of links are read without the text around them',
  },
  'no-alt-text': { what: 'a picture without a text', how: 'Say in the brackets what it shows' },
  'strong-style': {
    settings: { style: 'asterisk' },
    what: 'bold text in underscores',
    how: 'Write **text**',
  },
  'no-space-in-code': { what: 'spaces at the edge of code', how: 'Take them out' },
  'code-fence-style': { settings: { style: 'backtick' }, what: 'a fence of ~', how: 'Write ```' },
  'blanks-around-fences': {
    what: 'code touches other text',
    how: 'Leave a blank line before and after it',
  },
  'blanks-around-lists': {
    what: 'a list touches other text',
    how: 'Leave a blank line before and after it',
  },
  'ul-style': {
    settings: { style: 'dash' },
    what: 'a list item without a dash',
    how: 'Begin it with a dash',
  },
  'ol-prefix': {
    hasDetail: true,
    settings: { style: 'one_or_ordered' },
    what: 'the numbers of a list do not count up',
    how: 'Count up from 1',
  },
  'blanks-around-tables': {
    what: 'a table touches other text',
    how: 'Leave a blank line before and after it',
  },
  'no-trailing-spaces': { what: 'spaces at the end of a line', how: 'Take them out' },
  'no-hard-tabs': { settings: { code_blocks: false }, what: 'a tab', how: 'Write spaces' },
  'required-headings': {
    what: 'a heading that every guide has is missing, or out of order',
    how: 'Write it in the order of "guides.headings" in content/navigation.json',
  },
  'single-trailing-newline': { what: 'the file ends without a line break', how: 'Add one' },
};

/**
 * Builds the linter's configuration for a file.
 * @param headings required ones, in their order; empty for none.
 */
export function buildConfiguration(headings: readonly string[]): Configuration {
  const rules = Object.entries(MARKDOWN_RULES).map(
    ([name, { settings }]) => [name, settings ?? true] as const,
  );
  const required = {
    headings: ['*', ...headings.flatMap((one) => [`## ${one}`, '*'])],
    match_case: true,
  };
  return {
    default: false,
    ...Object.fromEntries(rules),
    'required-headings': headings.length > 0 && required,
  };
}
