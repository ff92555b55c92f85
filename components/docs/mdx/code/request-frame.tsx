import type { ReactNode } from 'react';
import { CodeFigure } from '@/components/ui/code/code-frame';
import { CodeTabs } from '@/components/ui/code/code-tabs';
import { PROGRAM_TOKENS, SHELL_TOKENS } from '@/components/ui/code/tokens';
import { isLanguage, type Language, SAMPLE_LANGUAGES } from '@/lib/openapi/core/languages';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import { printSnippet } from '@/lib/openapi/snippets/print-snippet';
import { getRunHint } from '@/lib/openapi/snippets/run-hint';
import { operationSlug } from '@/lib/text/slug';
import { type LanguageCode, LanguageGroup } from './language-group';
import { renderTokenHtml } from './token-html';

type RequestFrameProps = {
  /** Name of the step: `Capture`. The file that a reader saves is named by it. */
  title: string;
  request: SampleRequest;
  /** Responses in tabs of the same frame. */
  responses: readonly { readonly title: string; readonly panel: ReactNode }[];
};

function printLanguage(language: Language, request: SampleRequest, name: string): LanguageCode {
  const rule = language === 'curl' ? SHELL_TOKENS : PROGRAM_TOKENS;
  const html = renderTokenHtml(printSnippet(language, request), rule, request.path);
  return { language, html, hint: getRunHint(language, name) };
}

/** A request, printed at build in every language of the reference, and its responses. */
export function RequestFrame({ title, request, responses }: RequestFrameProps) {
  const languages = Object.keys(SAMPLE_LANGUAGES).filter(isLanguage);
  const programs = languages.map((one) => printLanguage(one, request, operationSlug(title)));
  const panel = <LanguageGroup tabs={programs} />;
  return responses.length === 0 ? (
    <CodeFigure title={title}>{panel}</CodeFigure>
  ) : (
    <CodeTabs label={title} tabs={[{ title, panel, hasPanels: true }, ...responses]} />
  );
}
