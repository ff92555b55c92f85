import type { Language } from '../core/languages';

/** What a sample needs before it runs, and the command that runs it. */
export type RunHint = { readonly needs: string; readonly command: string };

/** Hints by language, for the name of a file without ending. */
const HINTS: Readonly<Record<Language, (name: string) => RunHint>> = {
  curl: () => ({ needs: 'In this shell first:', command: 'export SANDBOX_KEY=…' }),
  javascript: (name) => ({ needs: 'Node 18 or newer:', command: `node ${name}.mjs` }),
  python: (name) => ({ needs: 'pip install requests, then:', command: `python3 ${name}.py` }),
  php: (name) => ({ needs: 'PHP with its curl extension:', command: `php ${name}.php` }),
  java: (name) => ({ needs: 'Java 17 or newer:', command: `java ${name}.java` }),
  csharp: () => ({
    needs: 'Program.cs of a console project, .NET 7 or newer:',
    command: 'dotnet run',
  }),
  ruby: (name) => ({ needs: 'Ruby alone:', command: `ruby ${name}.rb` }),
  go: (name) => ({ needs: 'Go alone:', command: `go run ${name}.go` }),
};

/**
 * Tells how a printed request is run. Each reads the key from `SANDBOX_KEY`.
 * @param name Name of its file without ending: `sale`.
 */
export function getRunHint(language: Language, name: string): RunHint {
  return HINTS[language](name);
}
