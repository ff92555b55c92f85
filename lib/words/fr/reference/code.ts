import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

export const codeSamples: string = 'Exemples de code';
export const ownSamples = (count: number): string =>
  selectPlural(LOCALE, count, {
    one: `${count} exemple de code du document`,
    other: `${count} exemples de code du document`,
  });
export const whatWeSend: string = 'Ce que nous envoyons';
export const exampleCount = (count: number): string =>
  selectPlural(LOCALE, count, { one: `${count} exemple`, other: `${count} exemples` });
export const example: string = 'Exemple';
export const exampleTitle = (title: string): string => `Exemple\u00a0: ${title}`;
export const refused: string = 'Non conforme à son schéma.';
export const source = (page: string): string => `Source\u00a0: ${page}`;
