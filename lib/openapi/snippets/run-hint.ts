import { needs } from '@/.generated/words/openapi/run-hints';
import type { Language } from '../core/sample-languages';
import { getKeyVariable, type RequestKey } from '../request/request-key';

/** Preparation of a sample, and the command that runs it. */
export type RunHint = { readonly needs: string; readonly command: string };

type Printer = (name: string, variables: readonly string[]) => RunHint | undefined;

/** Hints by language, for the name of a file without ending. */
const HINTS: Readonly<Record<Language, Printer>> = {
  curl: (_, variables) =>
    variables.length > 0
      ? { needs: needs.curl, command: `export ${variables.map((one) => `${one}=…`).join(' ')}` }
      : undefined,
  javascript: (name) => ({ needs: needs.javascript, command: `node ${name}.mjs` }),
  python: (name) => ({ needs: needs.python, command: `python3 ${name}.py` }),
  php: (name) => ({ needs: needs.php, command: `php ${name}.php` }),
  java: (name) => ({ needs: needs.java, command: `java ${name}.java` }),
  csharp: () => ({
    needs: needs.csharp,
    command: 'dotnet run',
  }),
  ruby: (name) => ({ needs: needs.ruby, command: `ruby ${name}.rb` }),
  go: (name) => ({ needs: needs.go, command: `go run ${name}.go` }),
};

/**
 * Tells how a printed request is run.
 * @param name Name of its file without ending: `sale`.
 * @param keys Keys that it reads from environment variables.
 * @returns `undefined` for nothing to tell: a command without a key.
 */
export function getRunHint(
  language: Language,
  name: string,
  keys: readonly RequestKey[],
): RunHint | undefined {
  return HINTS[language](name, listKeyVariables(keys));
}

/** Environment variables of keys, in their order. */
export function listKeyVariables(keys: readonly RequestKey[]): readonly string[] {
  return keys.flatMap((key) => [
    getKeyVariable(key),
    ...(key.in === 'basic' && key.password !== undefined ? [key.password] : []),
  ]);
}
