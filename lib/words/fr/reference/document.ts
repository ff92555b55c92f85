import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

export const untitled: string = 'Document sans titre';
export const lacksOperation: string =
  'Ce document n’a pas d’opération {}. Choisissez-en une dans la liste.';
export const lacksSuch: string =
  'Ce document n’a pas cette opération. Choisissez-en une dans la liste.';
export const version: string = 'Version';
export const standard: string = 'Norme';
export const notStated: string = 'non précisée';
export const operations: string = 'Opérations';
export const inGroups = (operations: number, groups: number): string =>
  `${operations} dans ${groups} groupes`;
export const server: string = 'Serveur';

export const operationCount = (count: number): string =>
  selectPlural(LOCALE, count, { one: `${count} opération`, other: `${count} opérations` });
export const webhookCount = (count: number): string =>
  selectPlural(LOCALE, count, { one: `${count} webhook`, other: `${count} webhooks` });
export const moreGroups = (count: number): string =>
  selectPlural(LOCALE, count, { one: `${count} autre groupe`, other: `${count} autres groupes` });
export const restInList = (count: number): string =>
  selectPlural(LOCALE, count, {
    one: `Et ${count} autre\u00a0: tous sont dans la liste.`,
    other: `Et ${count} autres\u00a0: tous sont dans la liste.`,
  });

export const more: string = 'Authentification, groupes, contact';
export const moreFailed: string = 'Cette partie n’a pas pu être chargée.';
export const authentication: string = 'Authentification';
export const groups: string = 'Groupes';
export const contact: string = 'Contact';
export const scopeCount = (count: number, flow: string): string =>
  selectPlural(LOCALE, count, {
    one: `${count} scope\u00a0: ${flow}`,
    other: `${count} scopes\u00a0: ${flow}`,
  });
export const scopesOf = (flow: string): string => `Scopes\u00a0: ${flow}`;
