import { selectPlural } from '../select-plural';
import { LOCALE } from './locale';

/** What pages say where content leaves it out. */
export const solutionsLead: string = 'Start from what you want to build.';
export const guidesLead: string = 'Step by step, from the first request to production.';
export const librariesLead: string = 'Plugins to install, and SDKs for your language.';
export const workflowsLead: string = 'Whole tasks, from the first request to the last.';
export const changelog: string = 'Changelog';
export const changelogLead: string = 'What each release of the API documents changed.';
export const login: string = 'Login to Sandbox';
export const signup: string = 'Create Account';
/** Lead of a page about a tag that its document does not describe. */
export const tagLead = (count: number, document: string): string =>
  selectPlural(LOCALE, count, {
    one: `${count} operation of ${document}.`,
    other: `${count} operations of ${document}.`,
  });
