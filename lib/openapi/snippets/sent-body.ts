import type { RequestBodyText } from '../request/body-text';
import { isFormData } from '../request/form-data';
import type { FormPart } from '../request/form-parts';

/** A body as programs send it: JSON, pairs of a form, one text, or texts with the reader's file between each two. */
export type SentBody =
  | Exclude<RequestBodyText, { kind: 'form' }>
  | { readonly kind: 'files'; readonly media: string; readonly texts: readonly string[] };

function hasFile({ file, parts = [] }: FormPart): boolean {
  return file || parts.some(hasFile);
}

/** Whether a body holds what stands in a file of the reader's. */
export function isFromFile(body: RequestBodyText | undefined): boolean {
  if (body?.kind === 'form') return body.parts.some(hasFile);
  return body?.kind === 'text' && body.file === true;
}

/** What no line of an outer message begins with (RFC 2046 5.1.1): a boundary may not begin with another. */
function toBoundary(level: number): string {
  return level === 0 ? 'sample-boundary' : `inner-${level}-boundary`;
}

/** As browsers write it (HTML 4.10.21.8): the name stands in quotes, on one line. */
function toPartName(name: string): string {
  return name.replace(/\r\n?|\n/g, '%0D%0A').replaceAll('"', '%22');
}

function toDisposition({ name, file }: FormPart, isForm: boolean): string {
  if (name === '' && !file && !isForm) return '';
  const named = name === '' && !isForm ? '' : `; name="${toPartName(name)}"`;
  return `${isForm ? 'form-data' : 'attachment'}${named}${file ? '; filename="YOUR_FILE"' : ''}`;
}

function toPartHead(part: FormPart, isForm: boolean, level: number): string {
  const { file, media = file ? 'application/octet-stream' : '', headers = [] } = part;
  const all = [
    ['Content-Disposition', toDisposition(part, isForm)],
    ['Content-Type', part.parts ? `${media}; boundary=${toBoundary(level + 1)}` : media],
    ...headers,
  ];
  const lines = all.flatMap(([name, value]) => (value === '' ? [] : `${name}: ${value}\r\n`));
  return `--${toBoundary(level)}\r\n${lines.join('')}\r\n`;
}

/** What a message of parts is written as; `undefined` stands for a file of the reader's. */
function* toPieces(
  parts: readonly FormPart[],
  media: string,
  level: number,
): Generator<string | undefined> {
  for (const part of parts) {
    yield toPartHead(part, isFormData(media), level);
    if (part.parts) yield* toPieces(part.parts, part.media ?? '', level + 1);
    else yield part.file ? undefined : part.text;
    yield '\r\n';
  }
  yield `--${toBoundary(level)}--\r\n`;
}

/** A body for languages whose standard library has no multipart: its parts as text around the reader's files. */
export function toSentBody(body: RequestBodyText): SentBody {
  if (body.kind === 'text' && body.file)
    return { kind: 'files', media: body.media, texts: ['', ''] };
  if (body.kind !== 'form') return body;
  const texts: string[] = [];
  let text = '';
  for (const piece of toPieces(body.parts, body.media, 0)) {
    text += piece ?? '';
    if (piece !== undefined) continue;
    texts.push(text);
    text = '';
  }
  const media = `${body.media}; boundary=${toBoundary(0)}`;
  return texts.length === 0
    ? { kind: 'text', media, text }
    : { kind: 'files', media, texts: [...texts, text] };
}
