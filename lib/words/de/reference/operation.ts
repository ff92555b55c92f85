import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

export const deprecated: string = 'Veraltet: Planen Sie den Umstieg.';
export const linkToOperation: string = 'Link zu dieser Operation';
export const toWebhook: string = 'an die Adresse Ihres Webhooks, mit {}';
export const authentication = (ways: string): string => `Authentifizierung: ${ways}`;
export const providerAuthentication = (ways: string): string =>
  `So weist sich der Anbieter aus: ${ways}`;
export const or: string = ' oder ';
export const orOneOfMore = (count: number): string => ` oder eine von ${count} weiteren`;
export const servers: string = 'Server dieser Operation';

export const requestBody: string = 'Anfrage-Body';
export const optional: string = 'optional';
export const fieldsToShow: string = 'Angezeigte Felder';
export const needs = {
  every: 'Alle',
  must: 'Erforderlich',
  may: 'Erforderlich oder bedingt',
};
export const moreMediaTypes = (count: number): string =>
  selectPlural(LOCALE, count, {
    one: `${count} weiterer Medientyp mit denselben Feldern`,
    other: `${count} weitere Medientypen mit denselben Feldern`,
  });

export const responses: string = 'Antworten';
export const headers: string = 'Header';
export const body: string = 'Body';
export const sameBody: string = 'Derselbe Body wie bei {}.';

export const followingCalls: string = 'Anschließende Aufrufe';
export const nextCall: string = 'Danach {}: ';
export const unknownOperation: string = 'eine Operation, die dieses Dokument nicht hat';
export const withValues: string = ' mit {}';
export const valueFrom: string = ' aus {}';
export const atServer: string = ' auf {}';

export const callbacks: string = 'Callbacks';
export const callbacksText: string = 'Aufrufe an Ihren Server, die dieser Aufruf auslöst.';

export const thisDocument: string = 'Dieses Dokument';
export const releasedOn: string = ' vom {}';
export const loadedAt: string = ', aktuell, geladen um {}';
export const savedWithPage: string = ', mit dieser Seite gespeichert';
export const newAddress: string = 'Diese Operation hat eine neue Adresse: {}.';
