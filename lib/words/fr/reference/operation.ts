import { selectPlural } from '../../select-plural';
import { LOCALE } from '../locale';

export const deprecated: string = 'Obsolète\u00a0: prévoyez de la remplacer.';
export const linkToOperation: string = 'Lien vers cette opération';
export const toWebhook: string = 'vers l’adresse de votre webhook, avec {}';
export const authentication = (ways: string): string => `Authentification\u00a0: ${ways}`;
export const providerAuthentication = (ways: string): string =>
  `Comment le prestataire s’authentifie\u00a0: ${ways}`;
export const or: string = ' ou ';
export const orOneOfMore = (count: number): string => ` ou l’une des ${count} autres`;
export const servers: string = 'Serveurs de cette opération';

export const requestBody: string = 'Corps de la requête';
export const optional: string = 'facultatif';
export const fieldsToShow: string = 'Champs à afficher';
export const needs = {
  every: 'Tous',
  must: 'Obligatoires',
  may: 'Obligatoires ou conditionnels',
};
export const moreMediaTypes = (count: number): string =>
  selectPlural(LOCALE, count, {
    one: `${count} autre type de média avec les mêmes champs`,
    other: `${count} autres types de média avec les mêmes champs`,
  });

export const responses: string = 'Réponses';
export const headers: string = 'En-têtes';
export const body: string = 'Corps';
export const sameBody: string = 'Même corps que {}.';

export const followingCalls: string = 'Appels suivants';
export const nextCall: string = 'Ensuite, {}\u00a0: ';
export const unknownOperation: string = 'une opération que ce document n’a pas';
export const withValues: string = ' avec {}';
export const valueFrom: string = ' tiré de {}';
export const atServer: string = ' sur {}';

export const callbacks: string = 'Callbacks';
export const callbacksText: string = 'Appels à votre serveur déclenchés par celui-ci.';

export const thisDocument: string = 'Ce document';
export const releasedOn: string = ' du {}';
export const loadedAt: string = ', document actuel, chargé à {}';
export const savedWithPage: string = ', enregistré avec cette page';
export const newAddress: string = 'Cette opération a une nouvelle adresse\u00a0: {}.';
