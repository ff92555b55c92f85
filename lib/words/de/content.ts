import { selectPlural } from '../select-plural';
import { LOCALE } from './locale';

export const solutionsLead: string = 'Beginnen Sie mit dem, was Sie bauen wollen.';
export const guidesLead: string = 'Schritt für Schritt, von der ersten Anfrage bis zur Produktion.';
export const librariesLead: string =
  'Plugins zum Installieren und SDKs für Ihre Programmiersprache.';
export const workflowsLead: string = 'Ganze Aufgaben, von der ersten Anfrage bis zur letzten.';
export const changelog: string = 'Änderungen';
export const changelogLead: string = 'Was sich mit jeder Version der API-Dokumente geändert hat.';
export const login: string = 'Anmelden an der Sandbox';
export const signup: string = 'Konto erstellen';
/** Lead of a page about a tag that its document does not describe. */
export const tagLead = (count: number, document: string): string =>
  selectPlural(LOCALE, count, {
    one: `${count} Operation aus ${document}.`,
    other: `${count} Operationen aus ${document}.`,
  });
