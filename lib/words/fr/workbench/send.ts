import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

export const send: string = 'Envoyer';
export const sendAsIs: string = 'Envoyer tel quel';
export const sendAgain: string = 'Renvoyer sans risque';
export const cancel: string = 'Annuler';
export const to: string = 'à {}';
export const sending = (host: string): string => `Envoi à ${host}…`;
export const notSent = (values: number): string =>
  selectPlural(LOCALE, values, {
    one: `Non envoyé\u00a0: ${values} valeur ne correspond pas au document.`,
    other: `Non envoyé\u00a0: ${values} valeurs ne correspondent pas au document.`,
  });
export const cancelled: string = 'Annulé. La sandbox a peut-être tout de même exécuté la requête.';
export const received = (status: number): string => `${status}. La réponse a son propre onglet.`;

export const body: string = 'Corps';
export const line = (number: number): string => `Ligne ${number}`;
export const outcome: string = 'Résultat';
export const chooseData: string = 'Choisir des données de test';
export const optional: string = 'facultatif';
export const offer = (field: string, operation: string): string =>
  `Utiliser {}, ${field} de ${operation}`;
export const localResponse: string = 'Réponse de l’hôte d’API local';
export const byRequest: string = 'Selon la requête';

export const key: string = 'Clé de sandbox';
export const keyIsKept: string = '{} gardée dans la mémoire de cette page';
export const forgetKey: string = 'Oublier la clé';
export const keyHelp: string =
  'Pour {} uniquement. Cette page l’oublie quand vous la quittez ou la rechargez, et après 15\u00a0minutes sans utilisation.';

export const printed: string = 'Ce que la commande a affiché';
export const noResponse: string = 'Ce texte ne contient aucune réponse.';
