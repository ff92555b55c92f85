import type { JsonObject } from '../../core/types';
import type { ChangeKind } from '../change';

/** A change as two fragments of a document, from which the comparison says what it breaks. */
export type ChangeExample = {
  readonly kind: ChangeKind;
  /** What the fragments are: an operation, absent where the document lacks it, or a schema that is sent or read. */
  readonly of: 'operation' | 'schema';
  readonly before: JsonObject | undefined;
  readonly after: JsonObject | undefined;
};

const object = (properties: JsonObject, required: readonly string[] = []): JsonObject => ({
  type: 'object',
  properties,
  required,
});

const ofOperation = (
  kind: ChangeKind,
  before: JsonObject | undefined,
  after: JsonObject | undefined,
): ChangeExample => ({ kind, of: 'operation', before, after });

const ofSchema = (kind: ChangeKind, before: JsonObject, after: JsonObject): ChangeExample => ({
  ...{ kind, of: 'schema', before, after },
});

/** A change of one field, `amount`. */
const ofField = (kind: ChangeKind, before: JsonObject, after: JsonObject): ChangeExample =>
  ofSchema(kind, object({ amount: before }), object({ amount: after }));

const parameters = (more: JsonObject): JsonObject => ({
  parameters: [{ name: 'page_size', in: 'query', schema: { type: 'integer' }, ...more }],
});
const NO_PARAMETER: JsonObject = { parameters: [] };

const response = (status: string, parts: JsonObject = {}): JsonObject => ({
  [status]: { description: '', ...parts },
});
const withHeader = (header: JsonObject): JsonObject => ({
  responses: response('200', {
    headers: { 'Request-Id': { schema: { type: 'string' }, ...header } },
  }),
});
const NO_HEADER: JsonObject = { responses: response('200') };

const JSON_BODY: JsonObject = { schema: object({ amount: { type: 'integer' } }) };
const withBody = (more: JsonObject = {}): JsonObject => ({
  requestBody: { content: { 'application/json': JSON_BODY }, ...more },
});
const inMedia = (names: readonly string[]): JsonObject => ({
  content: Object.fromEntries(names.map((name) => [name, JSON_BODY])),
});
const JSON_AND_FORM = ['application/json', 'application/x-www-form-urlencoded'];
const JSON_ALONE = ['application/json'];

const needsPermission = (...names: readonly string[]): JsonObject => ({
  'x-required-permissions': names,
});
const allowsRequests = (limit: number): JsonObject => ({
  'x-rate-limit': { limit, per: 'second' },
});

const CARD: JsonObject = object({ card: { type: 'string' } }, ['card']);
const ACCOUNT: JsonObject = object({ account: { type: 'string' } }, ['account']);
const NUMBER: JsonObject = { type: 'integer' };

/**
 * An example of each kind of change, in the order in which readers meet them. Kinds whose effect depends on more than
 * the kind have one for each effect.
 */
export const CHANGE_EXAMPLES: readonly ChangeExample[] = [
  ofOperation('operation-added', undefined, {}),
  ofOperation('operation-removed', {}, undefined),
  ofOperation('operation-deprecated', {}, { deprecated: true }),
  ofOperation('operation-moved', { path: '/sale' }, { path: '/payments/sale' }),
  ofOperation('security-changed', { security: [{ basic: [] }] }, { security: [{ bearer: [] }] }),
  ofOperation('permission-changed', needsPermission('read'), needsPermission('read', 'refund')),
  ofOperation('permission-changed', needsPermission('read', 'refund'), needsPermission('read')),
  ofOperation('rate-limit-changed', allowsRequests(100), allowsRequests(50)),
  ofOperation('rate-limit-changed', allowsRequests(50), allowsRequests(100)),
  ofOperation('repeat-changed', { 'x-idempotent': true }, { 'x-idempotent': false }),
  ofOperation('repeat-changed', { 'x-idempotent': false }, { 'x-idempotent': true }),
  ofOperation('timeout-changed', { 'x-timeout': '60s' }, { 'x-timeout': '30s' }),
  ofOperation('timeout-changed', { 'x-timeout': '30s' }, { 'x-timeout': '60s' }),

  ofOperation('parameter-added', NO_PARAMETER, parameters({})),
  ofOperation('parameter-added', NO_PARAMETER, parameters({ required: true })),
  ofOperation('parameter-removed', parameters({}), NO_PARAMETER),
  ofOperation('parameter-required', parameters({}), parameters({ required: true })),
  ofOperation('parameter-optional', parameters({ required: true }), parameters({})),
  ofOperation('parameter-deprecated', parameters({}), parameters({ deprecated: true })),
  ofOperation(
    'serialization-changed',
    parameters({ schema: { type: 'array', items: NUMBER } }),
    parameters({ schema: { type: 'array', items: NUMBER }, explode: false }),
  ),
  ofOperation('header-added', NO_HEADER, withHeader({})),
  ofOperation('header-removed', withHeader({}), NO_HEADER),
  ofOperation('header-required', withHeader({}), withHeader({ required: true })),
  ofOperation('header-optional', withHeader({ required: true }), withHeader({})),
  ofOperation('header-deprecated', withHeader({}), withHeader({ deprecated: true })),

  ofOperation('body-added', {}, withBody()),
  ofOperation('body-added', {}, withBody({ required: true })),
  ofOperation('body-removed', withBody(), {}),
  ofOperation('body-required', withBody(), withBody({ required: true })),
  ofOperation('body-optional', withBody({ required: true }), withBody()),
  ofOperation(
    'media-type-added',
    { requestBody: inMedia(JSON_ALONE) },
    { requestBody: inMedia(JSON_AND_FORM) },
  ),
  ofOperation(
    'media-type-removed',
    { requestBody: inMedia(JSON_AND_FORM) },
    { requestBody: inMedia(JSON_ALONE) },
  ),
  ofOperation(
    'response-added',
    { responses: response('200') },
    { responses: { ...response('200'), ...response('409') } },
  ),
  ofOperation(
    'response-removed',
    { responses: { ...response('200'), ...response('409') } },
    { responses: response('200') },
  ),
  ofOperation(
    'response-removed',
    { responses: { ...response('200'), ...response('202') } },
    { responses: response('202') },
  ),

  ofSchema('field-added', object({}), object({ note: { type: 'string' } })),
  ofSchema('field-added', object({}), object({ note: { type: 'string' } }, ['note'])),
  ofSchema('field-removed', object({ note: { type: 'string' } }), object({})),
  ofSchema('field-required', object({ amount: NUMBER }), object({ amount: NUMBER }, ['amount'])),
  ofSchema('field-optional', object({ amount: NUMBER }, ['amount']), object({ amount: NUMBER })),
  ofField('field-deprecated', NUMBER, { ...NUMBER, deprecated: true }),

  ofField('type-changed', NUMBER, { type: 'number' }),
  ofField('type-changed', { type: 'number' }, NUMBER),
  ofField('type-changed', { type: 'string' }, NUMBER),
  ofField('format-changed', { type: 'string' }, { type: 'string', format: 'date' }),
  ofField('format-changed', { type: 'string', format: 'date' }, { type: 'string' }),
  ofField('value-added', { enum: ['open', 'paid'] }, { enum: ['open', 'paid', 'void'] }),
  ofField('value-removed', { enum: ['open', 'paid', 'void'] }, { enum: ['open', 'paid'] }),
  ofSchema('variant-added', { oneOf: [CARD] }, { oneOf: [CARD, ACCOUNT] }),
  ofSchema('variant-removed', { oneOf: [CARD, ACCOUNT] }, { oneOf: [CARD] }),
  ofField('limit-narrowed', { ...NUMBER, maximum: 500 }, { ...NUMBER, maximum: 100 }),
  ofField('limit-widened', { ...NUMBER, maximum: 100 }, { ...NUMBER, maximum: 500 }),
  ofField(
    'pattern-changed',
    { type: 'string', pattern: '^[A-Z]{2}$' },
    { type: 'string', pattern: '^[A-Z]{3}$' },
  ),
  ofField('default-changed', { ...NUMBER, default: 20 }, { ...NUMBER, default: 50 }),
];
