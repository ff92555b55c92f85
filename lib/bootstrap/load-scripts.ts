/** Script of another host, of all pages or of some: `/guides/`, `/api/*`, with the base path. */
export type PageScript = {
  readonly src: string;
  readonly pages?: readonly string[];
  readonly attributes?: Readonly<Record<string, string>>;
};

const isWanted = ({ pages }: PageScript, path: string) =>
  pages?.some((page) =>
    page.endsWith('*') ? path.startsWith(page.slice(0, -1)) : path === page,
  ) ?? true;

/**
 * Creates a function that loads the scripts of the page on show, each once in a document and after the document has
 * loaded, so that they hold nothing back.
 */
export function createScriptLoader(scripts: readonly PageScript[]): () => void {
  const waiting = new Set(scripts);
  const load = () => {
    for (const script of waiting) {
      if (!isWanted(script, location.pathname)) continue;
      waiting.delete(script);
      const element = document.createElement('script');
      element.async = true;
      for (const [name, value] of Object.entries(script.attributes ?? {}))
        element.setAttribute(name, value);
      element.src = script.src;
      document.head.append(element);
    }
  };
  return () =>
    document.readyState === 'complete' ? load() : addEventListener('load', load, { once: true });
}
