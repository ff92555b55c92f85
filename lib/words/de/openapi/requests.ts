import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

/** Remarks on the sample of a request or a response. */
export const root: string = 'der Wurzel';
export const andAtMore = (position: string, count: number): string =>
  selectPlural(LOCALE, count, {
    one: `${position} und an ${count} weiteren Stelle`,
    other: `${position} und an ${count} weiteren Stellen`,
  });
export const shortened = (positions: string, name: string): string =>
  `Gekürzt an ${positions}: siehe die Felder von ${name}.`;
export const shortenedBody = (positions: string): string =>
  `Gekürzt an ${positions}: siehe die Felder des Bodys.`;
export const exampleDoesNotFit: string =
  'Das Beispiel des Dokuments passt nicht zu seinem Schema: Dieses ist passend gemacht.';
export const mayNotFit = (positions: string, name: string): string =>
  `Passt an ${positions} vielleicht nicht zum Schema: siehe die Felder von ${name}.`;
export const mayNotFitBody = (positions: string): string =>
  `Passt an ${positions} vielleicht nicht zum Schema: siehe die Felder des Bodys.`;
export const valueMayNotFit = (name: string): string =>
  `Passt vielleicht nicht zum Schema: der Wert von ${name}.`;

export const parametersLeftOut = (shown: number, all: number): string =>
  `Gekürzt: Gezeigt sind ${shown} von ${all} Parametern.`;
export const invalidHeaders = (names: string): string =>
  `Header, die der Code auslässt, weil ihre Namen ungültig sind: ${names}.`;
export const clientHeaders = (names: string): string =>
  `Header, die der Client selbst setzt: ${names}.`;
export const onlyFirstHeaders = (count: number): string =>
  `Nur die ersten ${count} Header werden gesendet.`;
export const encodedHeaders = (count: number, names: string): string =>
  selectPlural(LOCALE, count, {
    one: `Header sind ASCII: Der Wert von ${names} ist prozentkodiert, was beide Seiten wissen müssen.`,
    other: `Header sind ASCII: Die Werte von ${names} sind prozentkodiert, was beide Seiten wissen müssen.`,
  });
export const oneKey = (scheme: string): string =>
  `${scheme} (Authorization fasst nur einen Schlüssel)`;
export const together = (scheme: string, other: string): string => `${scheme} und ${other}`;
export const schemesLeftOut = (schemes: string): string =>
  `Authentifizierung, die der Code auslässt: ${schemes}.`;
