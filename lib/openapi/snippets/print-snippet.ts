import type { Language } from '../core/sample-languages';
import type { SampleRequest } from '../request/build-request';
import { printCurl } from '../request/print-curl';
import { printCsharp } from './csharp';
import { printGo } from './go';
import { printJava } from './java';
import { printJavascript } from './javascript';
import { printPhp } from './php';
import { printPython } from './python';
import { printRuby } from './ruby';
import { buildSnippetBody } from './snippet-body';
import type { SnippetRequest } from './snippet-parts';

const PRINTERS: Readonly<Record<Exclude<Language, 'curl'>, (request: SnippetRequest) => string>> = {
  javascript: printJavascript,
  python: printPython,
  php: printPhp,
  java: printJava,
  csharp: printCsharp,
  ruby: printRuby,
  go: printGo,
};

/**
 * Prints a request as a program that reads the reader's key from the environment variable
 * `SANDBOX_KEY` and prints status and response. Nothing in a document can end its literal or be
 * computed. Import it lazily: a page shows curl first.
 */
export function printSnippet(language: Language, request: SampleRequest): string {
  if (language === 'curl') return printCurl(request);
  const { body, ...rest } = request;
  return PRINTERS[language](body ? { ...rest, body: buildSnippetBody(body) } : rest);
}
