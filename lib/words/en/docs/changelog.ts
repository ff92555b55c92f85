import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

/** Links to the feed and to the file. */
export const formats: string = 'Follow it as {} or read it as {}.';
export const atomFeed: string = 'Atom feed';
export const noRelease: string = 'There is no release yet.';
export const comparedWith = (version: string): string => `compared with ${version}`;
export const breakingChanges: string = 'Breaking changes';
export const otherChanges: string = 'Other changes';
/** Heading of all changes of a release that breaks nothing. */
export const changes: string = 'Changes';
export const breakingCount = (count: number): string =>
  selectPlural(LOCALE, count, {
    one: `${count} breaking change`,
    other: `${count} breaking changes`,
  });
/** Name of a release in a feed, with the number of its breaking changes. */
export const releaseTitle = (release: string, count: string): string => `${release}: ${count}`;
/** Change of an operation in a feed. */
export const changeOf = (name: string, change: string): string => `${name}: ${change}`;
/** Operations that share what changed. */
export const inOperations = (count: number): string => `in ${count} operations`;
export const inOperationsOrMore = (count: number): string => `in ${count} or more operations`;
/** Programs that a change breaks: those that send what changed, read it, or both. */
export const breaksSenders: string = 'breaks programs that send it';
export const breaksReaders: string = 'breaks programs that read it';
export const breaksBoth: string = 'breaks programs that send or read it';
/** Marks of an operation, a parameter, a header, a field or a value. */
export const since = (version: string): string => `since ${version}`;
export const requiredSince = (version: string): string => `required since ${version}`;
export const deprecatedSince = (version: string): string => `deprecated since ${version}`;
