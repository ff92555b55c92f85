import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

export const deprecated: string = 'Deprecated: plan to move away from it.';
export const linkToOperation: string = 'Link to this operation';
/** Follows the method of a webhook; holds the name of its event. */
export const toWebhook: string = 'to your webhook’s address, with {}';
export const authentication = (ways: string): string => `Authentication: ${ways}`;
export const providerAuthentication = (ways: string): string =>
  `How the provider proves itself: ${ways}`;
/** Between ways to authenticate. */
export const or: string = ' or ';
export const orOneOfMore = (count: number): string => ` or one of ${count} more`;
export const servers: string = 'Servers of this operation';

export const requestBody: string = 'Request body';
export const optional: string = 'optional';
export const fieldsToShow: string = 'Fields to show';
/** Choices of fields; their number may follow. */
export const needs = {
  every: 'All',
  must: 'Required',
  may: 'Required or conditional',
};
export const moreMediaTypes = (count: number): string =>
  selectPlural(LOCALE, count, {
    one: `${count} more media type with the same fields`,
    other: `${count} more media types with the same fields`,
  });

export const responses: string = 'Responses';
export const headers: string = 'Headers';
export const body: string = 'Body';
export const sameBody: string = 'Same body as {}.';

export const followingCalls: string = 'Calls that follow';
/** The name of a link, before the operation that it calls. */
export const nextCall: string = 'Next, {}: ';
export const unknownOperation: string = 'an operation that this document does not have';
/** These follow an operation, or the name of a value in it. */
export const withValues: string = ' with {}';
export const valueFrom: string = ' from {}';
export const atServer: string = ' at {}';

export const callbacks: string = 'Callbacks';
export const callbacksText: string = 'Calls made to your server because of this one.';

export const thisDocument: string = 'This document';
/** These follow the name of a document and its version. */
export const releasedOn: string = ' of {}';
export const loadedAt: string = ', live, loaded at {}';
export const savedWithPage: string = ', saved with this page';
export const newAddress: string = 'This operation has a new address: {}.';
