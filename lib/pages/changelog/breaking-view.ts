import * as words from '@/.generated/words/docs/breaking';
import { readNavigation } from '@/lib/content/read-navigation';
import { readSite } from '@/lib/content/read-site';
import { CHANGE_KINDS } from '@/lib/openapi/compare/change';
import { judgeExamples, type JudgedExample } from '@/lib/openapi/compare/examples/judge-examples';
import { urls } from '@/lib/routes/urls';
import type { PageHead } from '../metadata';

/** One kind of change with an example of it, and what that breaks. */
export type BreakingRow = {
  /** Kind in words: `narrower limit`. */
  readonly text: string;
  /** Example: what stood there before and stands there after, each empty for nothing. */
  readonly before: string;
  readonly after: string;
  /** Whether programs break that send what changed. */
  readonly senders: boolean;
  /** Whether programs break that read it. */
  readonly readers: boolean;
};

/** Kinds of changes of one part of a document. */
export type BreakingGroup = {
  /** Fragment: `fields`. */
  readonly id: string;
  readonly title: string;
  readonly rows: readonly BreakingRow[];
};

/** Groups in the order of the page, with the kinds that belong to them. */
const GROUPS = [
  {
    id: 'operations',
    title: words.operations,
    kinds: /^(?:operation|security|permission|rate-limit|repeat|timeout)-/,
  },
  { id: 'parameters', title: words.parameters, kinds: /^(?:parameter|serialization|header)-/ },
  { id: 'bodies', title: words.bodies, kinds: /^(?:body|media-type|response)-/ },
  {
    id: 'fields',
    title: words.fields,
    kinds: /^(?:field|type|format|value|variant|limit|pattern|default)-/,
  },
] as const;

function buildRow({ change, breaks }: JudgedExample): BreakingRow {
  const { kind, before, after } = change;
  return { text: CHANGE_KINDS[kind], before, after, ...breaks };
}

/** Reads title, address and description of the page. */
export function readBreakingHead(): PageHead {
  return { path: urls.apiBreaking, ...readNavigation().sections.breaking };
}

/** What the provider promises of changes and releases, in sentences; none where `site.json` promises nothing. */
export function describePromise(): readonly string[] {
  const { noticeMonths, supportMonths } = readSite().promise ?? {};
  return [
    ...(noticeMonths === undefined ? [] : [words.notice(noticeMonths)]),
    ...(supportMonths === undefined ? [] : [words.support(supportMonths)]),
  ];
}

/** Every kind of change with what the comparison of releases says of it. */
export function buildBreakingView(): readonly BreakingGroup[] {
  const judged = judgeExamples();
  return GROUPS.map(({ id, title, kinds }) => ({
    ...{ id, title },
    rows: judged.filter(({ change }) => kinds.test(change.kind)).map(buildRow),
  }));
}
