import { selectPlural } from '../../../select-plural';
import { LOCALE } from '../../locale';

export const wrongType = (expected: string, key: string, found: string): string =>
  `Als ${key} wird ${expected} erwartet, gefunden wurde ${found}.`;
export const notObject = (found: string): string =>
  `Erwartet wird ein Objekt, gefunden wurde ${found}.`;
export const notList = (found: string): string =>
  `Erwartet wird eine Liste, gefunden wurde ${found}.`;
export const moreKeywords = (count: number): string =>
  selectPlural(LOCALE, count, {
    one: `Das gilt für ${count} weiteres Schlüsselwort: Sein Wert hat einen anderen Typ als im Standard.`,
    other: `Das gilt für ${count} weitere Schlüsselwörter: Ihre Werte haben einen anderen Typ als im Standard.`,
  });

export const refRemote = (ref: string): string =>
  `Die Referenz ${ref} führt aus dem Dokument heraus.`;
export const refNotFound = (ref: string): string => `Unter ${ref} steht nichts.`;
export const refLoop = (ref: string): string => `Die Referenz ${ref} nimmt kein Ende.`;
export const refToItself: string = 'Die Referenz führt zu sich selbst zurück.';
export const notSchema = (found: string): string =>
  `Ein Schema ist ein Objekt, true oder false; gefunden wurde ${found}.`;
export const allOfTooDeep: string = 'allOf ist zu tief verschachtelt; der Rest ist ausgelassen.';
export const mappingToNothing = (value: string): string =>
  `Der Wert ${value} steht für kein Schema des Dokuments.`;
export const moreMappings = (count: number): string =>
  selectPlural(LOCALE, count, {
    one: `${count} weiterer steht für kein Schema des Dokuments.`,
    other: `${count} weitere stehen für kein Schema des Dokuments.`,
  });

export const notMethod = (method: string): string => `„${method}“ ist kein Name einer Methode.`;
export const methodInPath = (method: string): string => `„${method}“ steht schon direkt im Pfad.`;
export const methodBelongs = (method: string, field: string): string =>
  `„${method}“ gehört direkt in den Pfad, als „${field}“.`;
export const unknownMethod = (method: string): string =>
  `„${method}“ ist hier keine bekannte Methode.`;
export const pathWithoutSlash: string = 'Ein Pfad beginnt mit einem Schrägstrich.';
export const pathTwice = (path: string): string =>
  `${path} ist derselbe Pfad: Die Namen in Klammern unterscheiden Pfade nicht. Beschreiben Sie beide in einem, mit denselben Namen.`;
export const morePaths = (count: number): string =>
  selectPlural(LOCALE, count, {
    one: `Das gilt auch für ${count} weiteren Pfad.`,
    other: `Das gilt auch für ${count} weitere Pfade.`,
  });
export const serverWithoutValue = (names: string): string =>
  `In der Adresse des Servers fehlt ein Wert für ${names}: Beschreiben Sie ihn in „variables“, mit „default“.`;
export const serverDefault = (value: string, name: string): string =>
  `„${value}“ ist der Standardwert von ${name}, aber keiner seiner Werte.`;
export const serverWithQuery = (rest: string): string =>
  `Die Adresse eines Servers hat weder Query noch Fragment: Pfade kommen vor „${rest}“.`;
export const serverWithoutUrl: string = 'Ein Server braucht „url“.';
export const tagWithoutName: string = 'Ein Tag braucht einen Namen.';
export const tagNotText: string = 'Ein Tag ist ein Name; dieses ist ausgelassen.';
export const tagTwice = (name: string): string =>
  `Das Tag „${name}“ ist schon deklariert: Es gilt der Text des ersten. Entfernen Sie dieses.`;
export const moreTags = (count: number): string =>
  selectPlural(LOCALE, count, {
    one: `Das gilt auch für ${count} weiteres Tag.`,
    other: `Das gilt auch für ${count} weitere Tags.`,
  });
