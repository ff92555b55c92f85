import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Ajv2020 from 'ajv/dist/2020';
import ts from 'typescript';
import { z } from 'zod';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { indexApi } from '@/lib/openapi/document/index-api';
import type { FileFormat } from '@/lib/openapi/files/file-formats';
import { printOperationFile } from '@/lib/openapi/files/operation-file';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { parseJsonDocument } from '@/lib/openapi/parse/parse-json-document';
import { type DocumentFile, listDocuments, readJsonText } from '../../fixtures/documents';

const run = promisify(execFile);
const REDOCLY = require.resolve('@redocly/cli/bin/cli.js');
const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/** Documents of one API that the linter reads: each takes it a moment. */
const MAX_LINTED = 40;

jest.setTimeout(240_000);

function readApi(file: DocumentFile): ApiIndex {
  const parsed = parseJsonDocument(readJsonText(file));
  if (!parsed.ok) throw new Error(file.name);
  return indexApi(parsed.document, parsed.problems);
}

const APIS = listDocuments().map((file) => ({
  name: file.name,
  path: file.path,
  api: readApi(file),
}));

/** Files of all operations of a document in a form, by their ids. */
function printAll(api: ApiIndex, format: FileFormat): ReadonlyMap<string, string> {
  const files = [...api.operations.keys()].map((id) => {
    const operation = resolveOperation(api, id);
    if (!operation) throw new Error(id);
    return [id, printOperationFile(api, operation, format)] as const;
  });
  return new Map(files);
}

/** Folder with files of these texts, named by numbers. */
function writeAll(texts: Iterable<string>, end: string): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'operation-files-'));
  return [...texts].map((text, at) => {
    const file = join(folder, `${at}${end}`);
    writeFileSync(file, text);
    return file;
  });
}

test.each(APIS)('the types of $name are TypeScript that compiles', ({ api }) => {
  const files = writeAll(printAll(api, 'types').values(), '.ts');
  const options = { strict: true, noEmit: true, types: [], lib: ['lib.es2022.d.ts'] };
  const program = ts.createProgram([...files], options);
  const errors = ts.getPreEmitDiagnostics(program).map(({ messageText, file, start = 0 }) => {
    const text = ts.flattenDiagnosticMessageText(messageText, '\n');
    return `${text}: ${file?.text.slice(start, start + 80)}`;
  });
  expect(errors).toEqual([]);
});

test.each(APIS)(
  'the schemas of $name are JSON Schema 2020-12 that needs no other file',
  ({ api }) => {
    for (const [id, text] of printAll(api, 'schema')) {
      const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false });
      const schema: unknown = JSON.parse(text);
      const valid = ajv.validateSchema(Object(schema));
      expect([id, valid, ajv.errors]).toEqual([id, true, null]);
      expect(() => ajv.compile(Object(schema))).not.toThrow();
    }
  },
);

const REPORT = z.array(
  z.object({ problems: z.array(z.object({ message: z.string(), severity: z.string() })) }),
);

/** Lints documents. @returns the errors of each. */
async function lint(files: readonly string[]): Promise<readonly (readonly string[])[]> {
  const args = [REDOCLY, 'lint', ...files, '--extends=spec', '--format=json'];
  const failed = z.object({ stdout: z.string() });
  const { stdout } = await run(process.execPath, args, { env, maxBuffer: 64_000_000 }).catch(
    (error: unknown) => failed.parse(error),
  );
  const reports = REPORT.parse(JSON.parse(`[${stdout.trim().replaceAll('\n}{', '\n},{')}]`));
  return reports.map(({ problems }) =>
    problems.filter(({ severity }) => severity === 'error').map(({ message }) => message),
  );
}

test.each(APIS)(
  'the documents of the operations of $name have no error but those of the whole',
  async ({ path, api }) => {
    const files = writeAll(printAll(api, 'openapi').values(), '.json').slice(0, MAX_LINTED);
    const [known = [], ...errors] = await lint([path, ...files]);
    expect(errors).toHaveLength(files.length);
    expect(errors.flat().filter((one) => !known.includes(one))).toEqual([]);
  },
);
