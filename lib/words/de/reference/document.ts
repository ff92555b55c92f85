import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

export const untitled: string = 'Dokument ohne Titel';
export const lacksOperation: string =
  'Dieses Dokument hat keine Operation {}. Wählen Sie eine aus der Liste.';
export const lacksSuch: string =
  'Dieses Dokument hat diese Operation nicht. Wählen Sie eine aus der Liste.';
export const version: string = 'Version';
export const standard: string = 'Standard';
export const notStated: string = 'nicht angegeben';
export const operations: string = 'Operationen';
export const inGroups = (operations: number, groups: number): string =>
  `${operations} in ${groups} Gruppen`;
export const server: string = 'Server';

export const operationCount = (count: number): string =>
  selectPlural(LOCALE, count, { one: `${count} Operation`, other: `${count} Operationen` });
export const webhookCount = (count: number): string =>
  selectPlural(LOCALE, count, { one: `${count} Webhook`, other: `${count} Webhooks` });
export const moreGroups = (count: number): string =>
  selectPlural(LOCALE, count, {
    one: `${count} weitere Gruppe`,
    other: `${count} weitere Gruppen`,
  });
export const restInList = (count: number): string =>
  `Und ${count} weitere: Alle stehen in der Liste.`;

export const more: string = 'Authentifizierung, Gruppen, Kontakt';
export const moreFailed: string = 'Dieser Teil konnte nicht geladen werden.';
export const authentication: string = 'Authentifizierung';
export const groups: string = 'Gruppen';
export const contact: string = 'Kontakt';
export const scopeCount = (count: number, flow: string): string =>
  selectPlural(LOCALE, count, {
    one: `${count} Scope: ${flow}`,
    other: `${count} Scopes: ${flow}`,
  });
export const scopesOf = (flow: string): string => `Scopes: ${flow}`;
