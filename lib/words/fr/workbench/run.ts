import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

export const run: string = 'Exécuter';
export const cancel: string = 'Annuler';
export const against: string = 'sur {}';
export const succeeded = (steps: number): string =>
  selectPlural(LOCALE, steps, {
    one: 'L’étape a réussi.',
    other: `Les ${steps} étapes ont réussi.`,
  });
export const running = (step: number, title: string): string =>
  `Exécution de l’étape ${step}, ${title}…`;
export const stopped = (step: number, title: string, reason: string): string =>
  `Arrêt à l’étape ${step}, ${title}\u00a0: ${reason}`;
export const unclear = (step: number, title: string, condition: string): string =>
  `Arrêt à l’étape ${step}, ${title}\u00a0: ${condition} n’est pas remplie, cette condition n’est pas comprise.`;
export const absent = (step: number, title: string, condition: string): string =>
  `Arrêt à l’étape ${step}, ${title}\u00a0: ${condition} n’est pas remplie, la valeur est absente.`;
export const unmet = (step: number, title: string, condition: string, value: string): string =>
  `Arrêt à l’étape ${step}, ${title}\u00a0: ${condition} n’est pas remplie, la valeur est ${value}.`;
export const needsOutput = (output: string, step: number): string =>
  `Elle utilise ${output} de l’étape ${step}\u00a0: exécutez d’abord cette étape.`;
export const noOperation: string = 'Son document ne contient pas l’opération.';
export const notLoaded: string =
  'Une partie ne s’est pas chargée. Vérifiez votre connexion, puis relancez l’exécution.';
