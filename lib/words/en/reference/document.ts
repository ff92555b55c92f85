import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

export const untitled: string = 'Untitled document';
export const lacksOperation: string =
  'This document has no operation {}. Choose one from the list.';
export const lacksSuch: string = 'This document has no such operation. Choose one from the list.';
export const version: string = 'Version';
export const standard: string = 'Standard';
export const notStated: string = 'not stated';
export const operations: string = 'Operations';
export const inGroups = (operations: number, groups: number): string =>
  `${operations} in ${groups} groups`;
export const server: string = 'Server';

export const operationCount = (count: number): string =>
  selectPlural(LOCALE, count, { one: `${count} operation`, other: `${count} operations` });
export const webhookCount = (count: number): string =>
  selectPlural(LOCALE, count, { one: `${count} webhook`, other: `${count} webhooks` });
export const moreGroups = (count: number): string =>
  selectPlural(LOCALE, count, { one: `${count} more group`, other: `${count} more groups` });
export const restInList = (count: number): string => `And ${count} more: all are in the list.`;

export const more: string = 'Authentication, groups, contact';
export const moreFailed: string = 'This part could not be loaded.';
export const authentication: string = 'Authentication';
export const groups: string = 'Groups';
export const contact: string = 'Contact';
export const scopeCount = (count: number, flow: string): string =>
  selectPlural(LOCALE, count, {
    one: `${count} scope: ${flow}`,
    other: `${count} scopes: ${flow}`,
  });
export const scopesOf = (flow: string): string => `Scopes: ${flow}`;
