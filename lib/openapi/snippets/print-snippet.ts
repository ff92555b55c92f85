import type { Language } from '../core/languages';
import { printCurl } from '../request/print-curl';
import type { SampleRequest } from '../request/build-request';
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
 * A request as a program in one of the languages: the reader's key is read from the environment
 * variable `SANDBOX_KEY`, status and answer are printed. Nothing in a document can end its literal or
 * be computed. Loaded when first needed: it brings the snippet library with it.
 */
export function printSnippet(language: Language, request: SampleRequest): string {
  return language === 'curl' ? printCurl(request) : printFramed(request, DIALECTS[language]);
}
