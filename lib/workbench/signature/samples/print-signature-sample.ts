import type { WebhookSignature } from '@/lib/content/schemas/workbench/webhook-signature';
import type { Language } from '@/lib/openapi/core/sample-languages';
import { planSample, type SamplePlan } from './sample-plan';
import { printCsharpSample } from './verify-csharp';
import { printGoSample } from './verify-go';
import { printJavaSample } from './verify-java';
import { printJavascriptSample } from './verify-javascript';
import { printPhpSample } from './verify-php';
import { printPythonSample } from './verify-python';
import { printRubySample } from './verify-ruby';

/** Languages of programs that verify: curl sends and does not receive. */
type ReceiverLanguage = Exclude<Language, 'curl'>;

const PRINTERS: Readonly<Record<ReceiverLanguage, (plan: SamplePlan) => string>> = {
  javascript: printJavascriptSample,
  python: printPythonSample,
  php: printPhpSample,
  java: printJavaSample,
  csharp: printCsharpSample,
  ruby: printRubySample,
  go: printGoSample,
};

/** Prints the program that verifies a signature in every language of a server, in the order of tabs. */
export function printSignatureSamples(
  settings: WebhookSignature,
): Readonly<Record<ReceiverLanguage, string>> {
  const plan = planSample(settings);
  const { javascript, python, php, java, csharp, ruby, go } = PRINTERS;
  return {
    ...{ javascript: javascript(plan), python: python(plan), php: php(plan) },
    ...{ java: java(plan), csharp: csharp(plan), ruby: ruby(plan), go: go(plan) },
  };
}
