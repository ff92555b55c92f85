import type { DocumentRules } from '@/lib/routes/document-location';
import { type ByEnvironment, type EnvironmentName, getForEnvironment } from './select-environment';

/** Settings that say which documents `?swaggerUri=` may name. */
export type DocumentSettings = {
  /** API base of each environment; empty where no document is loaded from it. */
  readonly apiBases: ByEnvironment;
  /** URLs of the provider's documents that are elsewhere, by what names them; absent for none. */
  readonly named?: Readonly<Record<string, ByEnvironment>>;
  /** Absolute addresses of foreign documents. */
  readonly allow: readonly string[];
};

/** Rules for `resolveDocumentLocation` in one environment. */
export function getDocumentRules(
  { apiBases, named = {}, allow }: DocumentSettings,
  environment: EnvironmentName,
): DocumentRules {
  const own = Object.entries(named).map(
    ([name, urls]) => [name, getForEnvironment(urls, environment)] as const,
  );
  return { apiBase: getForEnvironment(apiBases, environment), own: Object.fromEntries(own), allow };
}
