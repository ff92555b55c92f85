import ts from 'typescript';
import type { JsonObject } from '@/lib/openapi/core/types';
import { printOperationFile } from '@/lib/openapi/files/operation-file';
import { getOperation, toApiOf } from '../core/support';

const json = (schema: JsonObject) => ({ content: { 'application/json': { schema } } });

/** Types of `POST /pay` whose request body is a schema. */
function print(schema: JsonObject, schemas: Record<string, JsonObject> = {}): string {
  const operation = {
    summary: 'Pay',
    requestBody: json(schema),
    responses: { 200: { description: 'OK', ...json({ type: 'object' }) } },
  };
  const api = toApiOf({ '/pay': { post: operation } }, schemas);
  return printOperationFile(api, getOperation(api, 'post /pay'), 'types');
}

const printBody = (schema: JsonObject, schemas?: Record<string, JsonObject>) =>
  print(schema, schemas)
    .replace(/^[^]*?export type RequestBody = /, '')
    .replace(/;\n\nexport[^]*/, '');

test.each<[string, JsonObject, string]>([
  ['an integer is a number', { type: 'integer' }, 'number'],
  ['an enum is a union of its values', { enum: ['a', 1, null] }, '"a" | 1 | null'],
  ['a constant is its value', { const: 'sale' }, '"sale"'],
  ['nullable of OpenAPI 3.0 allows null', { type: 'string', nullable: true }, 'string | null'],
  [
    'a nullable enum has null among its values',
    { type: 'string', enum: ['a'], nullable: true },
    '"a" | null',
  ],
  ['types of OpenAPI 3.1 are a union', { type: ['string', 'null'] }, 'string | null'],
  ['a list has the type of its items', { type: 'array', items: { enum: [1, 2] } }, '(1 | 2)[]'],
  [
    'a map has the type of its values',
    { type: 'object', additionalProperties: { type: 'number' } },
    '{ [name: string]: number }',
  ],
  [
    'a field is optional unless it is required, and quoted where it is no name',
    { required: ['a'], properties: { a: {}, 'b-c': { type: 'boolean' } } },
    '{\n  a: unknown;\n  "b-c"?: boolean;\n}',
  ],
  [
    'parts are joined, and variants are alternatives',
    { allOf: [{ type: 'string' }], oneOf: [{ const: 'a' }, { const: 'b' }] },
    'string & ("a" | "b")',
  ],
  ['no value at all is never', { type: 'array', items: { not: {}, enum: [] } }, 'unknown[]'],
])('%s', (_, schema, expected) => {
  expect(printBody(schema)).toBe(expected);
});

test('the end of a comment in a description ends no comment', () => {
  const text = print({ properties: { a: { description: 'x */ import "fs"; /*' } } });
  expect(text).toContain('/** x *\\/ import "fs"; /* */');
});

/** Lines of a program that the compiler refuses; -1 for one of the types themselves. */
function compile(types: string, code: string): readonly number[] {
  const files = new Map([
    ['/types.ts', types],
    ['/code.ts', `import type * as T from './types';\n${code}`],
  ]);
  const host = ts.createCompilerHost({});
  const readFile = (name: string) => files.get(name) ?? host.readFile(name);
  const program = ts.createProgram({
    rootNames: ['/code.ts'],
    options: { strict: true, noEmit: true, types: [] },
    host: {
      ...host,
      readFile,
      fileExists: (name) => files.has(name) || host.fileExists(name),
      getSourceFile: (name, version) => {
        const text = readFile(name);
        return text === undefined ? undefined : ts.createSourceFile(name, text, version);
      },
    },
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ file, start = 0 }) =>
      file?.fileName === '/code.ts' ? file.getLineAndCharacterOfPosition(start).line : -1,
    );
}

/** Schemas that lead back to themselves: through a list, and through variants whose base has them as its variants. */
const RECURSIVE: Record<string, JsonObject> = {
  Source: {
    type: 'object',
    required: ['kind'],
    properties: { kind: { type: 'string' }, next: { $ref: '#/components/schemas/Source' } },
    oneOf: [{ $ref: '#/components/schemas/card-source' }, { $ref: '#/components/schemas/Bank' }],
    discriminator: { propertyName: 'kind' },
  },
  'card-source': {
    allOf: [
      { $ref: '#/components/schemas/Source' },
      { type: 'object', required: ['number'], properties: { number: { type: 'string' } } },
    ],
  },
  Bank: {
    allOf: [
      { $ref: '#/components/schemas/Source' },
      { type: 'object', required: ['iban'], properties: { iban: { type: 'string' } } },
    ],
  },
  Tree: {
    type: 'object',
    properties: { of: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
    additionalProperties: false,
  },
  Loop: { anyOf: [{ $ref: '#/components/schemas/Loop' }, { type: 'string' }] },
};

const VALUES = [
  ['a variant with the fields of its base', 'Source', "{ kind: 'card', number: '4' }", true],
  ['a variant without its own field', 'Source', "{ kind: 'card' }", false],
  ['a variant without the field of its base', 'CardSource', "{ number: '4' }", false],
  ['an item of the same type', 'Tree', '{ of: [{ of: [] }] }', true],
  ['an item of another type', 'Tree', '{ of: [1] }', false],
  ['a schema that is an alternative of itself', 'Loop', "'x'", true],
  ['another value than its other alternative', 'Loop', '1', false],
] as const;

let wrong: readonly number[] = [];
beforeAll(() => {
  const refs = Object.keys(RECURSIVE).map((name) => ({ $ref: `#/components/schemas/${name}` }));
  const lines = VALUES.map(([, type, value], at) => `export const v${at}: T.${type} = ${value};`);
  wrong = compile(print({ oneOf: refs }, RECURSIVE), lines.join('\n'));
}, 60_000);

test.each(VALUES)('the compiler judges %s', (name, _, __, isRight) => {
  const at = VALUES.findIndex(([one]) => one === name);
  // Behind the line that imports the types.
  expect(wrong.includes(at + 1)).toBe(!isRight);
});

test('the types of schemas that lead back to themselves have no error', () => {
  expect(wrong).not.toContain(-1);
});
