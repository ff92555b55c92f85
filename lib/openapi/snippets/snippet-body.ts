import { isFormData } from '../core/media-type';
import type { FormPart } from '../request/form-parts';
import type { SerializedBody } from '../request/serialize-body';

/** Body as programs send it: JSON, form pairs, a text, or texts around the reader's files. */
export type SnippetBody =
  | Exclude<SerializedBody, { kind: 'form' }>
  | { readonly kind: 'files'; readonly media: string; readonly texts: readonly string[] };

function hasFile({ file, parts = [] }: FormPart): boolean {
  return file || parts.some(hasFile);
}

/** Whether a body holds the content of a file of the reader. */
export function isFromFile(body: SerializedBody | undefined): boolean {
  if (body?.kind === 'form') return body.parts.some(hasFile);
  return body?.kind === 'text' && body.file === true;
}

/** Boundary of a level of parts; none begins with another one (RFC 2046 5.1.1). */
function partBoundary(level: number): string {
  return level === 0 ? 'sample-boundary' : `inner-${level}-boundary`;
}

/** Escapes the name of a part as browsers do (HTML 4.10.21.8): quotes and line breaks. */
function escapePartName(name: string): string {
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

/** Serializes the parts of a message; `undefined` stands for a file of the reader. */
function* serializeParts(
  parts: readonly FormPart[],
  media: string,
  level: number,
): Generator<string | undefined> {
  for (const part of parts) {
    yield serializePartHead(part, isFormData(media), level);
    if (part.parts) yield* serializeParts(part.parts, part.media ?? '', level + 1);
    else yield part.file ? undefined : part.text;
    yield '\r\n';
  }
  yield `--${partBoundary(level)}--\r\n`;
}

/** Converts a body for languages without multipart: its parts as text around the reader's files. */
export function buildSnippetBody(body: SerializedBody): SnippetBody {
  if (body.kind === 'text' && body.file)
    return { kind: 'files', media: body.media, texts: ['', ''] };
  if (body.kind !== 'form') return body;
  const texts: string[] = [];
  let text = '';
  for (const piece of serializeParts(body.parts, body.media, 0)) {
    text += piece ?? '';
    if (piece !== undefined) continue;
    texts.push(text);
    text = '';
  }
  const media = `${body.media}; boundary=${partBoundary(0)}`;
  return texts.length === 0
    ? { kind: 'text', media, text }
    : { kind: 'files', media, texts: [...texts, text] };
}
