import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

export const sent = (time: string): string => `Gesendet ${time}`;
export const pasted = (time: string): string => `Eingefügt ${time}`;

export const noMedia: string = 'ohne Medientyp';
export const notShown = (size: string, media: string): string =>
  `Nicht angezeigt: ${size}, die kein Text sind (${media}).`;
export const cutAfter = (size: string): string => `Abgeschnitten nach ${size}.`;
export const cut = (size: string): string =>
  `Abgeschnitten: Das ist der Anfang einer Antwort der Größe ${size}.`;
export const noBody = (status: number): string => `Die Antwort ${status} hat keinen Body.`;
export const noJson = (media: string): string =>
  `Das ist kein JSON, obwohl der Medientyp es behauptet (${media}).`;
export const otherMedia = (media: string): string => `Das ist kein JSON, sondern ${media}.`;
export const unknownMedia: string = 'Das ist kein JSON, und ein Medientyp fehlt.';

export const documented: string = 'Wie dokumentiert.';
export const differs: string = 'Weicht vom Dokument ab:';
export const follow: string = 'Folgende Aufrufe';
export const next: string = 'Weiter';
export const headers = (count: number): string =>
  selectPlural(LOCALE, count, {
    one: `${count} Header, den eine Seite lesen darf`,
    other: `${count} Header, die eine Seite lesen darf`,
  });
export const forTicket: string = 'Für ein Ticket, als Markdown';
export const ticket: string = 'Markdown für ein Ticket';
export const requestId = (id: string): string => `Request-ID \`${id}\``;
export const ticketHasNoBody: string = 'Kein Body.';
