import type { ReactNode } from 'react';
import {
  PROGRAM_TOKENS,
  SHELL_TOKENS,
  splitTokens,
  type Token,
  type TokenRule,
} from '@/components/ui/code/tokens';
import { SendableRequest } from '@/components/workbench/send/sendable-request';
import { escapeHtmlText } from '@/lib/markdown/highlight.mjs';
import { isLanguage, type Language, SAMPLE_LANGUAGES } from '@/lib/openapi/core/sample-languages';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import { printSnippet } from '@/lib/openapi/snippets/print-snippet';
import { getRunHint } from '@/lib/openapi/snippets/run-hint';
import { operationSlug } from '@/lib/text/slug';
import type { NamedOperation } from '@/lib/workbench/releases/judge-request';
import type { SandboxOperation } from '@/lib/workbench/send/send-fields';
import { type LanguageCode, LanguageGroup } from './language-group';

type RequestFrameProps = {
  /** Name of the step: `Capture`. The file that a reader saves is named by it. */
  title: string;
  request: SampleRequest;
  named: NamedOperation;
  /** What its form asks for; absent where the request cannot be sent from here. */
  sandbox?: SandboxOperation | undefined;
  /** Responses in tabs of the same frame. */
  responses: readonly { readonly title: string; readonly panel: ReactNode }[];
};

function printLanguage(language: Language, request: SampleRequest, name: string): LanguageCode {
  const rule = language === 'curl' ? SHELL_TOKENS : PROGRAM_TOKENS;
  const html = renderTokenHtml(printSnippet(language, request), rule, request.path);
  return { language, html, hint: getRunHint(language, name, request.keys) };
}

type PrintedProgramsProps = {
  request: SampleRequest;
  /** Name of the file that a reader saves: `capture`. */
  name: string;
};

/** A request as a program in every language, printed at build. */
export function PrintedPrograms({ request, name }: PrintedProgramsProps) {
  const languages = Object.keys(SAMPLE_LANGUAGES).filter(isLanguage);
  return <LanguageGroup tabs={languages.map((one) => printLanguage(one, request, name))} />;
}

/** A request, printed at build in every language of the reference, what sends it, and its responses. */
export function RequestFrame({ title, request, named, sandbox, responses }: RequestFrameProps) {
  return (
    <SendableRequest
      title={title}
      of={sandbox}
      named={named}
      request={request}
      printed={<PrintedPrograms request={request} name={operationSlug(title)} />}
      responses={responses}
    />
  );
}

function renderToken({ className, texts }: Token): string {
  const html = texts
    .map(escapeHtmlText)
    .map((text, index) => (index % 2 === 0 ? text : `<span class="tok-param">${text}</span>`))
    .join('');
  return className === undefined ? html : `<span class="${className}">${html}</span>`;
}

/** Renders a program as escaped HTML with its tokens coloured. */
export function renderProgramHtml(text: string): string {
  return renderTokenHtml(text, PROGRAM_TOKENS);
}

/**
 * Renders code with its tokens coloured as escaped HTML: one string keeps the payload of a page
 * small, which is sent twice.
 * @param path Path of an address in parts, every second one the value of a parameter.
 */
function renderTokenHtml(text: string, rule: TokenRule, path?: readonly string[]): string {
  return splitTokens(text, rule, path).map(renderToken).join('');
}
