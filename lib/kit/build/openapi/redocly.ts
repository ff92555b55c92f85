import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { z } from 'zod';
import { limitRunning } from '@/lib/kit/system/limit-running';

/** Problem of a document; `file` is relative to the working directory, `line` and `column` count from 1. */
export type DocumentProblem = {
  readonly file: string;
  readonly line: number;
  readonly column?: number;
  readonly rule: string;
  readonly message: string;
  /** JSON pointer into the file: `#/paths`; absent where it is not known. */
  readonly pointer?: string | undefined;
};

const location = z.object({
  source: z.object({ ref: z.string() }),
  pointer: z.string().optional(),
  start: z.object({ line: z.number() }).optional(),
});
const report = z.object({
  problems: z.array(
    z.object({ ruleId: z.string(), message: z.string(), location: z.array(location) }),
  ),
});

/** Parses the linter's JSON report, in its order. Throws when `value` is not such a report. */
function parseReport(value: unknown): readonly DocumentProblem[] {
  return report.parse(value).problems.map(({ ruleId, message, location: [position] }) => ({
    file: position?.source.ref ?? '(unknown file)',
    line: position?.start?.line ?? 1,
    rule: ruleId,
    message,
    pointer: position?.pointer,
  }));
}

/** Rule of the problem of a file that is not YAML. */
export const NOT_YAML = 'parse-error';

/**
 * Lints an OpenAPI document with the rules of `redocly.yaml`; warnings count. Empty without
 * problems. A file that is not YAML is one problem with the rule `parse-error`.
 * @param cwd folder that `file` is relative to and that holds the configuration.
 */
export async function lintDocument(file: string, cwd: string): Promise<readonly DocumentProblem[]> {
  const args = ['lint', file, '--format=json', '--max-problems=1000000'];
  const { stdout, stderr } = await runRedocly(args, cwd);
  if (stdout.trimStart().startsWith('{')) return parseReport(JSON.parse(stdout));
  return [parseYamlProblem(file, stderr, cwd)];
}

/**
 * Writes a document with everything it refers to as one JSON file.
 * @param target absolute path.
 * @param cwd folder that `file` is relative to and that holds the configuration.
 * @throws with what the tool says of it.
 */
export async function writeBundle(file: string, target: string, cwd: string): Promise<void> {
  const args = ['bundle', file, '--output', target, '--ext', 'json'];
  const { code, stderr } = await runRedocly(args, cwd);
  if (code !== 0) throw new Error(`${file}: cannot be bundled: ${describeFailure(stderr)}`);
}

/** Clearer words for sentences of the tool. */
const CLEARER: ReadonlyMap<string, string> = new Map([
  ['fetch failed', 'its host does not respond. Save the document, and name its file'],
  [
    'Unsupported specification',
    'it is no OpenAPI document, for it has neither "openapi" nor "swagger"',
  ],
  ['Document must be JSON object, got undefined', 'it is empty'],
  [
    'Maximum call stack size exceeded',
    'a part of it contains itself. Take out the alias (*name) that stands in its own anchor (&name)',
  ],
  ['Document must be JSON object, got string', 'it is a text, and neither JSON nor YAML'],
]);

/** Most references to nothing that a message lists. */
const MAX_REFERENCES = 5;

const MEND_REFERENCES =
  'Correct each $ref, or add what it names: a file beside the document, or a part of the document';

/**
 * References to nothing in a message of the tool, one a line with its place, and what to do; `undefined` where it lists
 * none. Each is a block: `[1] a.yaml:4:9 at #/paths`, what is wrong, an excerpt, the rule.
 */
function describeReferences(text: string): string | undefined {
  const [, ...blocks] = text.split(/^\[\d+\] (?=.+:\d+:\d+ at )/m);
  if (blocks.length === 0) return undefined;
  const lines = blocks.map((block) => {
    const said = block.split(/\s*\n\s*/, 2).join(': ');
    // A reference inside the document stands in the excerpt alone.
    const reference = /\$ref"?\s*:\s*["']?(#[^\s"'}]*)/.exec(block)?.[1];
    return `  - ${said}${reference === undefined ? '' : ` "${reference}"`}`;
  });
  const more = lines.length - MAX_REFERENCES;
  return [
    `references that lead to nothing: ${lines.length}`,
    ...lines.slice(0, MAX_REFERENCES),
    ...(more > 0 ? [`  - and ${more} more`] : []),
    MEND_REFERENCES,
  ].join('\n');
}

const MEND_YAML =
  'Correct that line, or the one before it: each is indented by spaces further than its key, a closing } or ] too. A YAML linter names all such lines at once';

/** What to do about a line that is no YAML, in a message of the tool; `undefined` where it names none. */
function describeYaml(said: string): string | undefined {
  return / in ".+" \(\d+:\d+\)$/.test(said) ? `${said}\n${MEND_YAML}` : undefined;
}

/** Message of the tool about a document, without its notice about Node, its progress, and its advice to force it. */
function describeFailure(stderr: string): string {
  const said = stderr
    .replace(/^\s*[╔║╚].*$/gm, '')
    .replace(/^bundling .*\.\.\.$/gm, '')
    .replace(/^❌.*$/gm, '')
    .replace(/^(?:Failed to (?:parse|resolve)|Something went wrong when processing) .*:$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .replace(/^- /, '');
  return CLEARER.get(said) ?? describeReferences(said) ?? describeYaml(said) ?? said;
}

/** Parses a message about a file that is not YAML: `- bad indentation in "a.yaml" (2:1)`. */
function parseYamlProblem(file: string, stderr: string, cwd: string): DocumentProblem {
  const [, message, at, line] = /- (.+) in "(.+)" \((\d+):\d+\)/.exec(stderr) ?? [];
  return {
    file: at === undefined ? file : relative(cwd, at),
    line: Number(line ?? 1),
    rule: NOT_YAML,
    message: message ?? describeFailure(stderr),
  };
}

type Outcome = { readonly code: number; readonly stdout: string; readonly stderr: string };

/** Runs of the tool at one time: each takes a processor core, and as much memory as the document is big. */
const limit = limitRunning(Math.min(8, availableParallelism()));

function runRedocly(args: readonly string[], cwd: string): Promise<Outcome> {
  const command = require.resolve('@redocly/cli/bin/cli.js');
  const options = {
    cwd,
    // No network in a build: no usage data, no check for a newer release.
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    maxBuffer: 1024 * 1024 * 1024,
  };
  const run = () =>
    new Promise<Outcome>((resolve, reject) => {
      const child = execFile(
        process.execPath,
        [command, ...args, '--config', 'redocly.yaml'],
        options,
        (error, stdout, stderr) => {
          if (error !== null && child.exitCode === null)
            reject(new Error(error.message, { cause: error }));
          else resolve({ code: child.exitCode ?? 1, stdout, stderr });
        },
      );
    });
  return limit(run);
}
