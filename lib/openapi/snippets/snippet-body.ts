import { serializeTextPairs, type TextPair } from '../constraints/value-style';
import { isFormData } from '../core/media-type';
import type { FormPart } from '../request/form-parts';
import type { SerializedBody } from '../request/serialize-body';
import { mergeTexts } from './merge-texts';

/** Stands for the content of a file of the reader. */
export const READER_FILE = null;

/** Text, or a file of the reader beside it. */
export type FilePiece = string | typeof READER_FILE;

/** Body as text and files. */
type PieceBody = {
  readonly kind: 'pieces';
  readonly media: string;
  readonly pieces: readonly FilePiece[];
};

/** Body as programs send it: JSON, fields that the program encodes, or text and files. */
export type SnippetBody = Extract<SerializedBody, { kind: 'json' | 'pairs' }> | PieceBody;

/** Whether a body holds a file of the reader. */
export function hasFile(body: SnippetBody | undefined): boolean {
  return body?.kind === 'pieces' && body.pieces.includes(READER_FILE);
}

/** Boundary of a level of parts; none begins with another one (RFC 2046 5.1.1). */
function partBoundary(level: number): string {
  return level === 0 ? 'sample-boundary' : `inner-${level}-boundary`;
}

/** Escapes the name of a part as browsers do (HTML 4.10.21.8): quotes and line breaks. */
export function escapePartName(name: string): string {
  return name.replace(/\r\n?|\n/g, '%0D%0A').replaceAll('"', '%22');
}

function serializeDisposition({ name, file }: FormPart, isForm: boolean): string {
  if (name === '' && !file && !isForm) return '';
  const named = name === '' && !isForm ? '' : `; name="${escapePartName(name)}"`;
  return `${isForm ? 'form-data' : 'attachment'}${named}${file ? '; filename="YOUR_FILE"' : ''}`;
}

function serializePartHead(part: FormPart, isForm: boolean, level: number): string {
  const { file, media = file ? 'application/octet-stream' : '', headers = [] } = part;
  const all = [
    ['Content-Disposition', serializeDisposition(part, isForm)],
    ['Content-Type', part.parts ? `${media}; boundary=${partBoundary(level + 1)}` : media],
    ...headers,
  ];
  const lines = all.flatMap(([name, value]) => (value === '' ? [] : `${name}: ${value}\r\n`));
  return `--${partBoundary(level)}\r\n${lines.join('')}\r\n`;
}

/** Serializes the parts of a message. */
function serializeParts(
  parts: readonly FormPart[],
  media: string,
  level: number,
): readonly FilePiece[] {
  const pieces = parts.flatMap((part): readonly FilePiece[] => [
    serializePartHead(part, isFormData(media), level),
    ...(part.parts
      ? serializeParts(part.parts, part.media ?? '', level + 1)
      : [part.file ? READER_FILE : part.text]),
    '\r\n',
  ]);
  return [...pieces, `--${partBoundary(level)}--\r\n`];
}

/** Texts of the fields of a form, which joined are its text. */
export function listFieldTexts(pairs: readonly TextPair[]): readonly string[] {
  const last = pairs.length - 1;
  return pairs.map((pair, index) => `${serializeTextPairs([pair])}${index === last ? '' : '&'}`);
}

type FormBody = Extract<SerializedBody, { kind: 'form' }>;

/** Converts a multipart body to texts around files. */
export function buildFormPieces({ media, parts }: FormBody): PieceBody {
  return {
    kind: 'pieces',
    media: `${media}; boundary=${partBoundary(0)}`,
    pieces: mergeTexts(serializeParts(parts, media, 0)),
  };
}

/** Converts a body for programs: parts to text around files, as most clients have no forms. */
export function buildSnippetBody(body: SerializedBody): SnippetBody {
  const { media } = body;
  switch (body.kind) {
    case 'json':
      return body;
    case 'pairs':
      // Programs percent-encode everything in fields that they encode.
      return body.pairs.some(([, , encoded]) => encoded !== undefined)
        ? { kind: 'pieces', media, pieces: listFieldTexts(body.pairs) }
        : body;
    case 'text':
      return { kind: 'pieces', media, pieces: [body.file ? READER_FILE : body.text] };
    case 'form':
      return buildFormPieces(body);
    default:
      return body satisfies never;
  }
}
