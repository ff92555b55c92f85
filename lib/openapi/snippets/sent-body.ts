import type { RequestBodyText } from '../sample/body-text';
import { isFormData } from '../sample/form-data';
import type { FormPart } from '../sample/form-parts';

/** A body as programs send it: JSON, pairs of a form, one text, or texts with the reader's file between each two. */
export type SentBody =
  | Exclude<RequestBodyText, { kind: 'form' }>
  | { readonly kind: 'files'; readonly media: string; readonly texts: readonly string[] };

/** Whether a body holds what stands in a file of the reader's. */
export function isFromFile(body: RequestBodyText | undefined): boolean {
  if (body?.kind === 'form') return body.parts.some(({ file }) => file);
  return body?.kind === 'text' && body.file === true;
}

const BOUNDARY = 'sample-boundary';

/** As browsers write it (HTML 4.10.21.8): the name stands in quotes, on one line. */
function toPartName(name: string): string {
  return name.replace(/\r\n?|\n/g, '%0D%0A').replaceAll('"', '%22');
}

function toDisposition({ name, file }: FormPart, isForm: boolean): string {
  if (name === '' && !file && !isForm) return '';
  const named = name === '' && !isForm ? '' : `; name="${toPartName(name)}"`;
  return `${isForm ? 'form-data' : 'attachment'}${named}${file ? '; filename="YOUR_FILE"' : ''}`;
}

function toPartHead(part: FormPart, isForm: boolean): string {
  const { file, media = file ? 'application/octet-stream' : '', headers = [] } = part;
  const all = [
    ['Content-Disposition', toDisposition(part, isForm)],
    ['Content-Type', media],
    ...headers,
  ];
  const lines = all.flatMap(([name, value]) => (value === '' ? [] : `${name}: ${value}\r\n`));
  return `--${BOUNDARY}\r\n${lines.join('')}\r\n`;
}

/** A body for languages whose standard library has no multipart: its parts as text around the reader's files. */
export function toSentBody(body: RequestBodyText): SentBody {
  if (body.kind === 'text' && body.file)
    return { kind: 'files', media: body.media, texts: ['', ''] };
  if (body.kind !== 'form') return body;
  const texts: string[] = [];
  let text = '';
  for (const part of body.parts) {
    text += toPartHead(part, isFormData(body.media));
    if (part.file) {
      texts.push(text);
      text = '';
    } else text += part.text;
    text += '\r\n';
  }
  text += `--${BOUNDARY}--\r\n`;
  const media = `${body.media}; boundary=${BOUNDARY}`;
  return texts.length === 0
    ? { kind: 'text', media, text }
    : { kind: 'files', media, texts: [...texts, text] };
}
