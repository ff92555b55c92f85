import { notFound } from 'next/navigation';
import { readPages } from '@/lib/content/read-pages';
import type { Page, Section } from '@/lib/content/schemas/page';

/**
 * Props that Next hands to a route with parameters. Its own types of them (`PageProps`) are made from the routes of one
 * build, and a route of an empty part is in none.
 */
export type RouteParams<Names extends string> = {
  readonly params: Promise<Readonly<Record<Names, string>>>;
};

/** Props of a route whose parameter is a path of several parts. */
export type RoutePath<Name extends string> = {
  readonly params: Promise<Readonly<Record<Name, readonly string[]>>>;
};

/**
 * Reads the page of a route. Without one it ends in the not-found page: in `next dev` a file may
 * have been deleted since its route was listed.
 * @throws {InvalidContentError}
 */
export function readRoutePage(section: Section, slug: string): Page {
  return readPages(section).find((one) => one.slug === slug) ?? notFound();
}
