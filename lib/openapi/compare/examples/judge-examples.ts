import type { ApiIndex, JsonObject } from '../../core/types';
import { indexApi } from '../../document/index-api';
import type { Change } from '../change';
import { compareDocuments } from '../compare-documents';
import { CHANGE_EXAMPLES, type ChangeExample } from './change-examples';

/** An example with what the comparison says of it. */
export type JudgedExample = {
  /** The change as the comparison finds it. */
  readonly change: Change;
  /** Whether it breaks programs that send what changed, and those that read it. */
  readonly breaks: { readonly senders: boolean; readonly readers: boolean };
};

function buildDocument({ path = '/sale', ...operation }: JsonObject, isThere: boolean): ApiIndex {
  const post = { operationId: 'sale', responses: {}, ...operation };
  return indexApi({
    openapi: '3.1.0',
    info: { title: '', version: '' },
    paths: isThere ? { [String(path)]: { post } } : {},
    components: {
      securitySchemes: {
        basic: { type: 'http', scheme: 'basic' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  });
}

/** Changes of a kind between two operations; an absent one is missing in its document. */
function compareOperations(
  { kind }: ChangeExample,
  before: JsonObject | undefined,
  after: JsonObject | undefined,
): readonly Change[] {
  const [from, to] = [before, after].map((one) => buildDocument(one ?? {}, one !== undefined));
  if (!from || !to) return [];
  return compareDocuments(from, to).changes.filter((change) => change.kind === kind);
}

const inJson = (schema: JsonObject | undefined): JsonObject => ({
  content: { 'application/json': { schema: schema ?? {} } },
});
const send = (schema: JsonObject | undefined) => ({ requestBody: inJson(schema) });
const read = (schema: JsonObject | undefined) => ({
  responses: { 200: { description: '', ...inJson(schema) } },
});

/**
 * Judges each example by the comparison itself, so that what is said of a kind of change is what releases are held to.
 * @throws for an example in which the comparison does not find its kind.
 */
export function judgeExamples(): readonly JudgedExample[] {
  return CHANGE_EXAMPLES.map((example) => {
    const { kind, of, before, after } = example;
    const isSchema = of === 'schema';
    const sent = isSchema
      ? compareOperations(example, send(before), send(after))
      : compareOperations(example, before, after);
    const received = isSchema ? compareOperations(example, read(before), read(after)) : sent;
    const change = sent[0] ?? received[0];
    if (!change) throw new Error(`No example of "${kind}" has that change`);
    const isBroken = (changes: readonly Change[], party: 'senders' | 'readers') =>
      changes.some(({ breaks }) => breaks.includes(party));
    return {
      change,
      breaks: { senders: isBroken(sent, 'senders'), readers: isBroken(received, 'readers') },
    };
  });
}
