import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

export const sent = (time: string): string => `Sent ${time}`;
export const pasted = (time: string): string => `Pasted ${time}`;

/** In `notShown`. */
export const noMedia: string = 'no media type';
export const notShown = (size: string, media: string): string =>
  `Not shown: ${size} that are no text (${media}).`;
export const cutAfter = (size: string): string => `Cut after ${size}.`;
export const cut = (size: string): string => `Cut: this is the start of ${size}.`;
export const noBody = (status: number): string => `The response ${status} has no body.`;
export const noJson = (media: string): string =>
  `This is not JSON, though its media type says so (${media}).`;
export const otherMedia = (media: string): string => `This is not JSON but ${media}.`;
export const unknownMedia: string = 'This is not JSON but no media type.';

export const documented: string = 'As documented.';
export const differs: string = 'Differs from the document:';
export const follow: string = 'Calls that follow';
export const next: string = 'Next';
export const headers = (count: number): string =>
  selectPlural(LOCALE, count, {
    one: `${count} header that a page may read`,
    other: `${count} headers that a page may read`,
  });
export const forTicket: string = 'For a ticket, as Markdown';
export const ticket: string = 'Markdown for a ticket';
/** In Markdown. */
export const requestId = (id: string): string => `request id \`${id}\``;
export const ticketHasNoBody: string = 'No body.';
