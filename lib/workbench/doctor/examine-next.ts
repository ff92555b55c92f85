import * as words from '@/.generated/words/workbench/doctor';
import { type Change, CHANGE_KINDS } from '@/lib/openapi/compare/change';
import { compareDocuments } from '@/lib/openapi/compare/compare-documents';
import { matchOperations } from '@/lib/openapi/compare/match-members';
import type { ApiIndex, OperationEntry } from '@/lib/openapi/core/types';
import { indexApi } from '@/lib/openapi/document/index-api';
import { parseText } from '@/lib/openapi/parse/parse-text';
import { getOperationPath } from '@/lib/routes/operation-paths';
import { endSentence } from '@/lib/text/join-words';
import { examineRequest, getOperation, prepareDocument } from './examine-request';
import type { CalledOperation } from './find-called';
import type { Remark } from './finding';
import type { Exchange } from './recording/exchange';

/** A release to come: its document, and that of the portal which it follows. */
export type NextRelease = { readonly api: ApiIndex; readonly base: ApiIndex };

/** Pairs of operations that both documents have. */
const listKept = (base: ApiIndex, next: ApiIndex) =>
  matchOperations(base, next).flatMap(({ before, after }) =>
    before && after ? [[before.id, after] as const] : [],
  );

/**
 * Reads the document of a release to come, JSON or YAML.
 * @param apis Documents of the portal: it follows the one that has most operations in common with it.
 * @returns `problems` say why it is none of these; the problems that a document of an API may have are not among them.
 */
export async function readNextRelease(
  text: string,
  apis: readonly ApiIndex[],
): Promise<{ readonly next?: NextRelease; readonly problems: readonly string[] }> {
  const parsed = await parseText(text);
  if (!parsed.ok)
    return { problems: parsed.problems.map(({ message }) => words.nextUnreadable(message)) };
  const api = indexApi(parsed.document, parsed.problems);
  const [best] = apis
    .map((base) => ({ base, count: listKept(base, api).length }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
  return best
    ? { next: { api, base: best.base }, problems: [] }
    : { problems: [words.nextUnknown] };
}

/** Kinds that no check of a single request sees. */
const UNSEEN = /^(?:operation|security|permission|body|media-type|serialization)-/;

/** Whether a change breaks whoever sends or reads something, and the check of the request does not say so. */
const isBroken = ({ kind, breaks }: Change) =>
  breaks.includes('readers') || (breaks.length > 0 && UNSEEN.test(kind));

/** What a change is, as `rmsg (type changed: string → integer)`. */
function describeChange({ kind, subject, before, after }: Change): string {
  const values = [before, after].filter((value) => value !== '' && value !== subject);
  return `${subject} (${[CHANGE_KINDS[kind], values.join(' → ')].filter(Boolean).join(': ')})`;
}

/** What to say of an operation with the release to come. */
type NextCheck = {
  /**
   * Lists what breaks a request and whoever reads its response; nothing for one to another API.
   * @param today What is said of it without the release.
   */
  readonly examineCall: (
    exchange: Exchange,
    called: CalledOperation,
    today: readonly Remark[],
  ) => readonly Remark[];
  /** Lists what breaks the receiver of an event. */
  readonly examineEvent: (event: string) => readonly Remark[];
};

/**
 * Creates what says how a release to come breaks the calls of a recording.
 * @param now Time in ms since 1970, by which a part ends soon.
 */
export function createNextCheck({ api, base }: NextRelease, now: number): NextCheck {
  const later = new Map(listKept(base, api));
  const webhooks = [...base.operations.values()].filter(({ webhook }) => webhook);
  const events = new Map(webhooks.map((entry) => [entry.path, entry]));
  const broken = new Map<string, readonly Remark[]>();
  const mark = (entry: OperationEntry, { severity, message }: Omit<Remark, 'href'>): Remark => ({
    severity: severity === 'error' ? 'warning' : severity,
    message: words.inNext({ version: api.version || api.title, message }),
    href: getOperationPath(entry),
  });
  const compare = (entry: OperationEntry) =>
    compareDocuments(base, api, [entry.id]).changes.filter(isBroken).map(describeChange);
  const listBroken = (entry: OperationEntry) => {
    const known = broken.get(entry.id);
    const remarks =
      known ??
      [...new Set(compare(entry))].map((message) =>
        mark(entry, { severity: 'warning', message: endSentence(message) }),
      );
    broken.set(entry.id, remarks);
    return remarks;
  };
  return {
    examineCall: (exchange, { api: called, entry, segments }, today) => {
      if (called !== base) return [];
      const after = later.get(entry.id);
      const examined = prepareDocument(api);
      const operation = after && getOperation(examined, after.id);
      if (!operation) return listBroken(entry);
      // Another path has its parameters elsewhere.
      const own = entry.path === after.path ? segments : [];
      const known = new Set(today.map(({ message }) => message));
      const found = examineRequest(examined, operation, exchange, { segments: own, now });
      return [
        ...found.filter(({ message }) => !known.has(message)).map((one) => mark(entry, one)),
        ...listBroken(entry),
      ];
    },
    examineEvent: (event) => {
      const entry = events.get(event);
      return entry ? listBroken(entry) : [];
    },
  };
}
