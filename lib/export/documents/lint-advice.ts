import { type DocumentProblem, NOT_YAML } from './redocly';

/** What the linter found in one document; `api` is its folder, `root` the file that it begins with. */
export type LintFindings = {
  readonly api: string;
  readonly root: string;
  readonly problems: readonly DocumentProblem[];
};

function countRules(problems: readonly DocumentProblem[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const { rule } of problems) {
    // No rule that could be turned off: it has to be mended.
    if (rule !== NOT_YAML) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a);
}

/**
 * What to do about the linter's problems, ready to be put into `redocly.yaml`: a document of somebody
 * else's may break a rule hundreds of times. Empty when no rule is broken.
 */
export function formatLintAdvice(found: readonly LintFindings[]): string {
  const blocks = found.flatMap(({ api, root, problems }) => {
    const rules = countRules(problems);
    if (rules.length === 0) return [];
    const lines = rules.map(([rule, count]) => `      ${rule}: off # ${count}`);
    return [`  ${api}:\n    root: ${root}\n    rules:\n${lines.join('\n')}`];
  });
  if (blocks.length === 0) return '';
  const advice =
    'Correct the documents. For one that you do not write, turn off in redocly.yaml what it breaks (how often):';
  return `\n${advice}\napis:\n${blocks.join('\n')}`;
}
