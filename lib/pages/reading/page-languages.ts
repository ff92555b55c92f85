import { isWrittenIn, readLanguages } from '@/lib/content/read-languages';
import { PROOF_PATH } from '@/lib/routes/proof-files';
import { BASE_PATH, urls } from '@/lib/routes/urls';
import type { Language } from '@/lib/words/languages';
import { getPageFile } from './page-files';

/** Name of a language in itself: `Deutsch`. */
export function nameLanguage(language: Language, of: Language = language): string {
  const name = new Intl.DisplayNames(of, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(of) + name.slice(1);
}

/** Address at which the portal in a language begins, without the slash at its end: `/developer/de`; that of the first has no name. */
export function getLanguageRoot(language: Language): string {
  const { own, all } = readLanguages();
  // The build has it before Next tells it to pages.
  const basePath = BASE_PATH || (process.env.BASE_PATH ?? '');
  const first = own === all[0] ? basePath : basePath.replace(/\/[^/]*$/, '');
  return language === all[0] ? first : `${first}/${language}`;
}

/** Language of the provider's documents; `undefined` where it is that of the pages. */
export function readDocumentLanguage(): Language | undefined {
  const { own, all } = readLanguages();
  return own === all[0] ? undefined : all[0];
}

/** How the text of a page stands to that of the first language. */
export type PageTranslation = {
  /** Language of its text. */
  readonly language: Language;
  /** Language of the interface. */
  readonly own: Language;
  /** Language of the source. */
  readonly first: Language;
  /** Address of the page in the first language. */
  readonly source: string;
};

/**
 * Reads whether a page shows the text of the first language in another one, or an older text.
 * @param path path of the page: `/guides/webhooks/`.
 * @param documentText text of an OpenAPI document that the page shows in place of that of a file.
 * @returns `undefined` for a page whose text is as it should be, and for one that no single file makes.
 */
export function readPageTranslation(path: string, documentText = ''): PageTranslation | undefined {
  const { own, all, older, untranslated } = readLanguages();
  const [first = own] = all;
  if (own === first) return undefined;
  const file = getPageFile(path)?.replace(/^content\//, '') ?? '';
  const source = `${getLanguageRoot(first)}${path}`;
  const isSource = documentText !== '' || untranslated.includes(file);
  if (isSource) return { language: first, own, first, source };
  return older.includes(file) ? { language: own, own, first, source } : undefined;
}

/** Languages in which a page can be read, with the address of each; `undefined` for one language. */
export function listPageLanguages(path: string): Readonly<Record<string, string>> | undefined {
  const { all } = readLanguages();
  const file = getPageFile(path)?.replace(/^content\//, '');
  const written = all.filter((one) =>
    file === undefined ? isArea(path) || one === all[0] : isWrittenIn(one, file),
  );
  if (written.length < 2) return undefined;
  const addresses = written.map((one) => [one, getLanguageRoot(one) + path] as const);
  return {
    ...Object.fromEntries(addresses),
    'x-default': getLanguageRoot(written[0] ?? 'en') + path,
  };
}

/** Address of a page for search engines: that of the first language, where its text is not in the own one. */
export function getCanonicalPath(path: string): string {
  const { own, all } = readLanguages();
  const [first = own] = all;
  const isOwn = own === first || listPageLanguages(path)?.[own] !== undefined;
  return getLanguageRoot(isOwn ? own : first) + path;
}

/** Pages that no file makes but whose texts are translated: the start page, the overviews and the proof. */
const AREAS: readonly string[] = [
  ...[urls.home, urls.solutions, urls.guides, urls.workflows, urls.libs, urls.plugins],
  PROOF_PATH,
];
const isArea = (path: string) => AREAS.includes(path);
