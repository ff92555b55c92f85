/** Whether a media type is JSON: `application/json`, `application/merge-patch+json; charset=utf-8`. */
export function isJsonMedia(name: string): boolean {
  return /^[^;]*[/+]json\s*(;|$)/i.test(name);
}

/** Whether a media type is XML: `application/xml`, `text/xml`, `application/soap+xml; charset=utf-8`. */
export function isXmlMedia(name: string): boolean {
  return /^[^;]*[/+]xml\s*(;|$)/i.test(name);
}

/** Whether a media type is a form: `application/x-www-form-urlencoded` or `multipart/…`. */
export function isFormMedia(name: string): boolean {
  return /^multipart\/|urlencoded/i.test(name);
}

/** Whether a media type is a file unless a schema denies it: `image/png`, `application/pdf`. */
export function isBinaryMedia(name: string): boolean {
  return /^(image|audio|video|font)\/|^application\/(octet-stream|pdf|zip|gzip|x-tar)\b/i.test(
    name,
  );
}

/** A multipart media type without its `boundary`, which the sender chooses. */
export function stripBoundary(name: string): string {
  return name.replace(/\s*;\s*boundary\s*=\s*("[^"]*"|[^;]*)/i, '');
}

/** Whether a media type is sent in parts: `multipart/…`. */
export function isMultipart(name: string): boolean {
  return /^multipart\//i.test(name);
}

/** Whether a media type is a form in named parts. */
export function isFormData(name: string): boolean {
  return /^multipart\/form-data\s*$/i.test(name);
}

/** Media type without parameters: `text/html`. */
const MEDIA_TYPE = /^([\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+)[\t ]*(;.*)?$/;

/** Whether a media type or range (`image/*`) covers a media type, whatever their parameters. */
export function coversMedia(range: string, media: string): boolean {
  const [wanted = '', given] = [range, media].map((one) =>
    MEDIA_TYPE.exec(one)?.[1]?.toLowerCase(),
  );
  if (given === undefined) return false;
  return (
    wanted === '*/*' ||
    wanted === given ||
    (wanted.endsWith('/*') && given.startsWith(wanted.slice(0, -1)))
  );
}
