import { Children, isValidElement, type ReactNode } from 'react';
import { CodeFigure } from '@/components/ui/code/code-frame';
import { CodeTabs, TabCode } from '@/components/ui/code/code-tabs';
import { PROGRAM_TOKENS, SHELL_TOKENS } from '@/components/ui/code/tokens';
import { buildStepRequest } from '@/lib/content/requests/build-step-request';
import { joinRequestFences } from '@/lib/content/requests/request-parts';
import { isLanguage, type Language, SAMPLE_LANGUAGES } from '@/lib/openapi/core/languages';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import { printSnippet } from '@/lib/openapi/snippets/print-snippet';
import { getRunHint } from '@/lib/openapi/snippets/run-hint';
import { getOperationById } from '@/lib/pages/read-apis';
import { operationSlug } from '@/lib/text/slug';
import { type CodeBlockProps, HighlightedHtml } from './code-block';
import { type LanguageCode, LanguageGroup } from './language-group';
import { renderTokenHtml } from './token-html';

type RequestProps = {
  /** Id of the operation: `post /sale`. */
  operation: string;
  /** Name of the step: `Capture`. The file that a reader saves is named by it. */
  title: string;
  /** Fences: `yaml` parameters, a `json` body, `json` responses titled with a status. */
  children?: ReactNode;
};

function printLanguage(language: Language, request: SampleRequest, name: string): LanguageCode {
  const rule = language === 'curl' ? SHELL_TOKENS : PROGRAM_TOKENS;
  const html = renderTokenHtml(printSnippet(language, request), rule, request.path);
  return { language, html, hint: getRunHint(language, name) };
}

/**
 * One call of an operation, printed at build in every language of the reference, and its responses
 * in the same frame.
 * @throws When no document has the operation; the content check names the file before that.
 */
export function Request({ operation: id, title, children }: RequestProps) {
  const api = getOperationById(id)?.saved.api;
  const operation = api && resolveOperation(api, id);
  if (!operation) throw new Error(`No OpenAPI document has the operation "${id}"`);
  const blocks = Children.toArray(children)
    .filter((child) => isValidElement<CodeBlockProps>(child))
    .map(({ props }) => props);
  const parts = joinRequestFences(blocks.map((one) => ({ ...one, source: one.source ?? '' })));
  const request = buildStepRequest(api, operation, parts);
  const languages = Object.keys(SAMPLE_LANGUAGES).filter(isLanguage);
  const programs = languages.map((one) => printLanguage(one, request, operationSlug(title)));
  const panel = <LanguageGroup tabs={programs} />;
  const responses = blocks
    .filter((block) => parts.responses.some((one) => one.title === block.title))
    .map(({ title: name = '', html }) => ({
      title: name,
      panel: (
        <TabCode>
          <HighlightedHtml html={html} />
        </TabCode>
      ),
    }));
  return responses.length === 0 ? (
    <CodeFigure title={title}>{panel}</CodeFigure>
  ) : (
    <CodeTabs label={title} tabs={[{ title, panel, hasPanels: true }, ...responses]} />
  );
}
