import { isBinaryMedia } from '../media-name';
import { type OpenSchema, pickText } from '../schema/open-schema';
import { getKind } from '../schema/schema-type';

/** A media type, and no range of them. */
const SINGLE = /^[\w.+-]+\/[\w.+-]+$/;

/**
 * A parameter of a media type, its value a token or quoted. Not those that curl takes for options of its own:
 * `headers=@` would read a file.
 */
const PARAMETER =
  /^(?!(?:type|filename|headers|encoder)=)[\w.+-]+=(?:[\w.+-]+|"[ !#-+\--:<-[\]-~]*")$/i;

/**
 * The media type that a part is sent as, with its parameters: of the several that `contentType` may name the
 * first that is no range. Empty where it names none.
 */
export function toPartMedia(contentType: string): string {
  for (const one of contentType.split(',')) {
    const [name = '', ...parameters] = one.split(';').map((text) => text.trim());
    if (SINGLE.test(name))
      return [name, ...parameters.filter((text) => PARAMETER.test(text))].join('; ');
  }
  return '';
}

/** Whether what a schema describes is a file: with a media type of its own (3.1), binary (3.0), or `file` (2.0). */
export function isFile(open: OpenSchema): boolean {
  const isBinary = pickText(open, 'format') === 'binary' || pickText(open, 'type') === 'file';
  return isBinary || pickText(open, 'contentMediaType') !== '';
}

/** Whether a part is a file: by its schema, else, where that says nothing of its type, by its `contentType`. */
export function isFilePart(open: OpenSchema, contentType: string): boolean {
  if (isFile(open)) return true;
  const isText = pickText(open, 'contentEncoding') !== '';
  return isBinaryMedia(contentType) && getKind(open) === 'any' && !isText;
}
