/**
 * What Next hands to a route with parameters. Its own types of them (`PageProps`) are made from the routes of one
 * build, and a route of an empty part is in none.
 */
export type RouteParams<Names extends string> = {
  readonly params: Promise<Readonly<Record<Names, string>>>;
};
