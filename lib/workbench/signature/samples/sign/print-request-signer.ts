import type { RequestSignature } from '@/lib/content/schemas/workbench/request-signature';
import type { Language } from '@/lib/openapi/core/sample-languages';
import { planRequest } from './request-plan';
import { printCsharpSigner } from './sign-csharp';
import { printCurlSigner } from './sign-curl';
import { printGoSigner } from './sign-go';
import { printJavaSigner } from './sign-java';
import { printJavascriptSigner } from './sign-javascript';
import { printPhpSigner } from './sign-php';
import { printPythonSigner } from './sign-python';
import { printRubySigner } from './sign-ruby';

/**
 * Prints the program that signs a request, by its language in the order of tabs. A language that does not have the
 * algorithm is left out: curl signs with a secret alone.
 */
export function printRequestSigners(
  settings: RequestSignature,
): readonly (readonly [language: Language, code: string])[] {
  const plan = planRequest(settings);
  const all: Readonly<Record<Language, string | undefined>> = {
    curl: printCurlSigner(plan),
    javascript: printJavascriptSigner(plan),
    python: printPythonSigner(plan),
    php: printPhpSigner(plan),
    java: printJavaSigner(plan),
    csharp: printCsharpSigner(plan),
    ruby: printRubySigner(plan),
    go: printGoSigner(plan),
  };
  const languages = [
    'curl',
    'javascript',
    'python',
    'php',
    'java',
    'csharp',
    'ruby',
    'go',
  ] as const;
  return languages.flatMap((language) => {
    const code = all[language];
    return code === undefined ? [] : [[language, code] as const];
  });
}
