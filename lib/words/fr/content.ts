import { selectPlural } from '../select-plural';
import { LOCALE } from './locale';

export const solutionsLead: string = 'Partez de ce que vous voulez construire.';
export const guidesLead: string = 'Pas à pas, de la première requête à la production.';
export const librariesLead: string = 'Des plugins à installer et des SDK pour votre langage.';
export const workflowsLead: string = 'Des tâches entières, de la première requête à la dernière.';
export const changelog: string = 'Modifications';
export const changelogLead: string = 'Ce que chaque version des documents d’API a changé.';
export const login: string = 'Connexion à la sandbox';
export const signup: string = 'Créer un compte';
/** Lead of a page about a tag that its document does not describe. */
export const tagLead = (count: number, document: string): string =>
  selectPlural(LOCALE, count, {
    one: `${count} opération de ${document}.`,
    other: `${count} opérations de ${document}.`,
  });
