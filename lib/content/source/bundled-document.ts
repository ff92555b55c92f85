/** Path of a bundled document from the project root. */
export function bundledDocumentPath(id: string): string {
  return `public/openapi/${id}.json`;
}
