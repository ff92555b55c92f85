/** Fetches a file that the page needs soon. @param more Properties of its link besides `as`: type, priority. */
export function preload(href: string, as: string, more: Partial<HTMLLinkElement>): void {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'preload', as, ...more, href }));
}
