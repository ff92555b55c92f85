/** Text of a line of Markdown without the marks of code, for places that show plain text. */
export function stripCodeMarks(text: string): string {
  return text.replaceAll('`', '');
}
