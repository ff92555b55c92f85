import { coversMedia } from '../../core/media-type';

/** Parameters of a media type that say how it is written, and not what: the charset (RFC 9110 8.3.2), the boundary. */
const SPELLING = /^(?:charset|boundary)=/;

/** Parameters of a media type, in one order. */
function listMediaParameters(name: string): readonly string[] {
  const [, ...parameters] = name
    .toLowerCase()
    .split(';')
    .map((part) => part.replace(/[\s"]/g, ''));
  return parameters.filter((one) => one !== '' && !SPELLING.test(one)).sort();
}

/** Media type by which two names are the same: capitals, charset and boundary do not count (RFC 9110 8.3.1). */
export function normalizeMedia(name: string): string {
  const [type = ''] = name.toLowerCase().split(';');
  return [type.trim(), ...listMediaParameters(name)].join(';');
}

/** Whether a media type or range has another one: `image/*` has each image, `text/csv` those with parameters. */
export function includesMedia(range: string, media: string): boolean {
  const own = new Set(listMediaParameters(media));
  return coversMedia(range, media) && listMediaParameters(range).every((one) => own.has(one));
}
