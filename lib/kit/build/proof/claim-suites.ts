import type { Claim } from '@/lib/pages/proof/claims';

/** Suites that stand behind each claim: it holds when all of them pass. */
export const CLAIM_SUITES: Readonly<Record<Claim, readonly string[]>> = {
  samples: ['__tests__/content/requests/request-languages.program.test.ts'],
  programs: ['__tests__/openapi/snippets/run.program.test.ts'],
  sandbox: [
    '__tests__/content/requests/sample-runs.program.test.ts',
    '__tests__/sandbox/shipped-operations.test.ts',
  ],
  workflows: ['__tests__/browser/workbench/run-workflow.test.ts'],
  links: ['__tests__/export/out.test.ts'],
  markdown: ['__tests__/export/markdown-parity.test.ts'],
  questions: ['__tests__/kit/build/search/queries.program.test.ts'],
  live: ['__tests__/browser/live-pages.test.ts', '__tests__/browser/live-view.test.ts'],
  privacy: ['__tests__/browser/shell/privacy.test.ts'],
  policy: ['__tests__/browser/strict-host.test.ts'],
  axe: [
    '__tests__/browser/shell/axe.test.ts',
    '__tests__/browser/workbench/zoom-and-colours.test.ts',
  ],
  keyboard: ['__tests__/browser/keyboard.test.ts'],
  names: ['__tests__/browser/spoken-names.test.ts'],
  narrow: ['__tests__/browser/pages.test.ts'],
  chromium: ['__tests__/engines/chromium.test.ts'],
  firefox: ['__tests__/engines/firefox.test.ts'],
  webkit: ['__tests__/engines/webkit.test.ts'],
};
