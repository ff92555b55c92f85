/** Whether a media type is JSON: `application/json`, `application/merge-patch+json; charset=utf-8`. */
export function isJsonMedia(name: string): boolean {
  return /^[^;]*[/+]json\s*(;|$)/i.test(name);
}

/** Whether a media type is XML: `application/xml`, `text/xml`, `application/soap+xml; charset=utf-8`. */
export function isXmlMedia(name: string): boolean {
  return /^[^;]*[/+]xml\s*(;|$)/i.test(name);
}

/** Whether a media type is a form: in one text (`application/x-www-form-urlencoded`) or in parts (`multipart/…`). */
export function isFormMedia(name: string): boolean {
  return /^multipart\/|urlencoded/i.test(name);
}

/** Whether what a media type names is a file of bytes, where nothing else is said: `image/png`, `application/pdf`. */
export function isBinaryMedia(name: string): boolean {
  return /^(image|audio|video|font)\/|^application\/(octet-stream|pdf|zip|gzip|x-tar)\b/i.test(
    name,
  );
}

/** A multipart media type without its boundary: who sends it says where a part ends. */
export function stripBoundary(name: string): string {
  return name.replace(/\s*;\s*boundary\s*=\s*("[^"]*"|[^;]*)/i, '');
}

/** Whether a body is sent in parts. */
export function isMultipart(name: string): boolean {
  return /^multipart\//i.test(name);
}
