import type { Language } from '../core/languages';
import type { SampleRequest } from '../request/build-request';
import { printCurl } from '../request/print-curl';
import { csharp } from './csharp';
import { printFramed, type Dialect } from './frame';
import { go } from './go';
import { java } from './java';
import { javascript } from './javascript';
import { php } from './php';
import { python } from './python';
import { ruby } from './ruby';

const DIALECTS: Readonly<Record<Exclude<Language, 'curl'>, Dialect>> = {
  javascript,
  python,
  php,
  java,
  csharp,
  ruby,
  go,
};

/**
 * Prints a request as a program that reads the reader's key from the environment variable
 * `SANDBOX_KEY` and prints status and response. Nothing in a document can end its literal or be
 * computed. Import it lazily: it brings the snippet library with it.
 */
export function printSnippet(language: Language, request: SampleRequest): string {
  return language === 'curl' ? printCurl(request) : printFramed(request, DIALECTS[language]);
}
